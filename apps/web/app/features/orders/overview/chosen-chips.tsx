import { Link } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { CloseIcon } from '../../../ui/index.ts';
import type { ChosenChip } from './chosen.ts';

interface ChosenChipsProps {
  chips: readonly ChosenChip[];
  /** The address of the list without any of them. */
  clearedHref: string;
}

/** What narrows the list, each with the way to take it back. */
export const ChosenChips = ({ chips, clearedHref }: ChosenChipsProps) => {
  const text = useText();
  if (chips.length === 0) return null;
  return (
    <ul aria-label={text('orders.chosen')} className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, name, href }) => (
        <li key={key} className="min-w-0">
          <Link
            to={href}
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
          to={clearedHref}
          preventScrollReset
          className="inline-flex min-h-8 items-center px-1 text-sm text-accent underline underline-offset-3"
        >
          {text('orders.chosen.clear')}
        </Link>
      </li>
    </ul>
  );
};
