import { classNames } from '../../ui/class-names.ts';

interface ChoiceRowProps<Id extends string> {
  label: string;
  choices: readonly { id: Id; name: string }[];
  value: Id;
  onChange: (id: Id) => void;
}

/** One of a few ways to narrow a list, all of them in sight. */
export const ChoiceRow = <Id extends string>({ label, choices, value, onChange }: ChoiceRowProps<Id>) => (
  <fieldset className="flex flex-wrap gap-1.5">
    <legend className="sr-only">{label}</legend>
    {choices.map(({ id, name }) => (
      <button
        key={id}
        type="button"
        aria-pressed={id === value}
        onClick={() => onChange(id)}
        className={classNames(
          'inline-flex min-h-9 items-center rounded-full border px-3.5 text-sm',
          id === value ? 'border-ink bg-ink font-semibold text-canvas' : 'border-edge bg-surface hover:border-ink',
        )}
      >
        {name}
      </button>
    ))}
  </fieldset>
);
