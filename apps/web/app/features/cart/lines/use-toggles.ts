import { useCallback, useState } from 'react';

/** A set of names that are switched on and off. */
export const useToggles = (): [ReadonlySet<string>, (name: string) => void] => {
  const [on, setOn] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (name: string) =>
      setOn((before) => {
        const next = new Set(before);
        if (!next.delete(name)) next.add(name);
        return next;
      }),
    [],
  );
  return [on, toggle];
};
