import { useState } from 'react';

/** So many go into one file. [ord-10] */
export const MOST_CHOSEN = 100;

export interface Choice {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** All of a page at once, or none of it; those of other pages stay. */
  setMany: (ids: readonly string[], isChosen: boolean) => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Which orders of a list are chosen, over its pages. */
export const useChoice = (): Choice => {
  const [ids, setIds] = useState(NONE);
  const setMany = (some: readonly string[], isChosen: boolean): void =>
    setIds((before) => {
      const next = new Set(before);
      for (const id of some) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  return { ids, setMany, toggle: (id) => setMany([id], !ids.has(id)), clear: () => setIds(NONE) };
};
