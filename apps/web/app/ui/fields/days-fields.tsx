import { type FormEvent, useState } from 'react';
import { Button } from '../actions/index.ts';
import { INPUT_STYLE } from './field-style.ts';

interface DaysFieldsProps {
  /** Calendar dates; empty: open. */
  from: string;
  until: string;
  onChange: (from: string, until: string) => void;
  words: { label: string; from: string; until: string; apply: string };
}

/** The first and the last day of a list; days in the wrong order are swapped. */
export const DaysFields = ({ from, until, onChange, words }: DaysFieldsProps) => {
  const [first, setFirst] = useState(from);
  const [last, setLast] = useState(until);
  const isTurned = first !== '' && last !== '' && first > last;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isTurned) onChange(last, first);
    else onChange(first, last);
  };
  const field = (label: string, value: string, set: (value: string) => void) => (
    <label className="grid min-w-0 gap-x-2 gap-y-0.5 text-sm text-muted laptop:grid-cols-[2.5rem_minmax(0,1fr)] laptop:items-center">
      {label}
      <input
        type="date"
        min="2000-01-01"
        max="2099-12-31"
        value={value}
        onChange={(event) => set(event.target.value)}
        className={`${INPUT_STYLE} px-2`}
      />
    </label>
  );
  return (
    <form
      onSubmit={submit}
      aria-label={words.label}
      className="grid grid-cols-2 gap-2 py-3 laptop:grid-cols-1 laptop:pt-0"
    >
      {field(words.from, first, setFirst)}
      {field(words.until, last, setLast)}
      {(first !== from || last !== until) && (
        <Button type="submit" size="small" className="max-laptop:col-span-2">
          {words.apply}
        </Button>
      )}
    </form>
  );
};
