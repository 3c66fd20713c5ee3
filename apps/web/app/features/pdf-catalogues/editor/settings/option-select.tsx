import { useId } from 'react';
import { INPUT_STYLE, LABEL_STYLE } from '../../../../ui/index.ts';

interface OptionSelectProps<Value extends string> {
  label: string;
  hint?: string;
  options: readonly Value[];
  nameOf: (value: Value) => string;
  value: Value;
  isDisabled?: boolean;
  onChange: (value: Value) => void;
}

/** One of a few values, as the browser's own field of choices. */
export const OptionSelect = <Value extends string>(props: OptionSelectProps<Value>) => {
  const { label, hint, options, nameOf, value, isDisabled = false, onChange } = props;
  const id = useId();
  const hintId = useId();
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className={LABEL_STYLE}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={isDisabled}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={({ target }) => {
          const chosen = options.find((option) => option === target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
        className={`${INPUT_STYLE} cursor-pointer`}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
};
