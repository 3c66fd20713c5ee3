import { Link } from 'react-router';
import { useText } from '../../i18n/index.ts';
import { CloseIcon } from '../icons/index.ts';

export interface ChosenChip {
  key: string;
  name: string;
  /** The list without it. */
  href: string;
}

interface ChosenChipsProps {
  label: string;
  chips: readonly ChosenChip[];
  /** The way to take all of them back. */
  clear: { name: string; href: string };
}

/** What narrows a list, each with the way to take it back; links, which work before any script runs. */
export const ChosenChips = ({ label, chips, clear }: ChosenChipsProps) => {
  const text = useText();
  if (chips.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, name, href }) => (
        <li key={key} className="min-w-0">
          <Link
            to={href}
            rel="nofollow"
            preventScrollReset
            aria-label={text('ui.remove', { name })}
            className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-edge bg-surface pr-2 pl-3 text-sm hover:border-ink"
          >
            <span className="truncate">{name}</span>
            <CloseIcon size={14} className="shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={clear.href}
          rel="nofollow"
          preventScrollReset
          className="inline-flex min-h-8 items-center px-1 text-sm text-accent underline underline-offset-3"
        >
          {clear.name}
        </Link>
      </li>
    </ul>
  );
};
