import { useId } from 'react';
import { INPUT_STYLE, LABEL_STYLE } from '../../../ui/index.ts';

interface LiveSearchProps {
  label: string;
  value: string;
  onChange: (typed: string) => void;
}

/** A search field that searches while one types. */
export const LiveSearch = ({ label, value, onChange }: LiveSearchProps) => {
  const id = useId();
  return (
    <div role="search" aria-label={label} className="grid gap-1">
      <label htmlFor={id} className={LABEL_STYLE}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={INPUT_STYLE}
      />
    </div>
  );
};
