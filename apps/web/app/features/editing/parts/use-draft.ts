import { useState } from 'react';

export interface Draft<Value> {
  value: Value;
  isChanged: boolean;
  change: (part: Partial<Value>) => void;
  /** What is kept by the shop now. */
  rebase: (saved: Value) => void;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What an editor has typed and not yet saved. */
export const useDraft = <Value extends object>(saved: Value): Draft<Value> => {
  const [base, setBase] = useState(saved);
  const [value, setValue] = useState(saved);
  return {
    value,
    isChanged: !isSame(base, value),
    change: (part) => setValue((now) => ({ ...now, ...part })),
    rebase: (next) => {
      setBase(next);
      setValue(next);
    },
  };
};
