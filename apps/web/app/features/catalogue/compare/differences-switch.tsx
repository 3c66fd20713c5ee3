import { Link } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { CheckIcon } from '../../../ui/index.ts';

interface DifferencesSwitchProps {
  /** The field of the address that holds it. */
  name: string;
  search: string;
  isOn: boolean;
}

/** Leaves out what is alike: a link, so that the address holds it and it works before any script runs. */
export const DifferencesSwitch = ({ name, search, isOn }: DifferencesSwitchProps) => {
  const text = useText();
  const other = new URLSearchParams(search);
  if (isOn) other.delete(name);
  else other.set(name, 'differences');
  return (
    <Link
      to={`?${other}`}
      replace
      preventScrollReset
      aria-current={isOn ? 'true' : undefined}
      className="group/only inline-flex min-h-10 items-center gap-2 rounded-sm"
    >
      <span className="grid size-5 place-items-center rounded-sm border border-edge bg-surface text-on-accent group-aria-[current]/only:border-accent group-aria-[current]/only:bg-accent">
        {isOn && <CheckIcon size={16} />}
      </span>
      {text('compare.onlyDifferences')}
    </Link>
  );
};
