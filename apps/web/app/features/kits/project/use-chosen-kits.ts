import type { SheetKit } from '@grossist/contracts';
import { useMemo, useState } from 'react';
import { useStable } from '../../cart/index.ts';

export interface ChosenKits {
  ids: ReadonlySet<string>;
  /** In the order of the project. */
  kits: readonly SheetKit[];
  toggle: (kitId: string) => void;
  chooseAll: (isAll: boolean) => void;
}

/** The kits whose checkboxes are ticked; those that are gone count no longer. */
export const useChosenKits = (kits: readonly SheetKit[]): ChosenKits => {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => kits.filter(({ id }) => ticked.has(id)), [kits, ticked]);
  const ids = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  return {
    ids,
    kits: chosen,
    toggle: useStable((kitId: string) => {
      const next = new Set(ids);
      if (!next.delete(kitId)) next.add(kitId);
      setTicked(next);
    }),
    chooseAll: useStable((isAll: boolean) => setTicked(new Set(isAll ? kits.map(({ id }) => id) : []))),
  };
};
