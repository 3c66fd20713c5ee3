import { useMemo, useState } from 'react';
import type { Choosing } from '../lines/line-row.tsx';
import { useStable } from './use-stable.ts';

/** Which lines are chosen, and from where the next range is counted. */
export interface Choice {
  ids: ReadonlySet<string>;
  /** The line that was chosen last by itself: Shift extends from it. */
  anchor: string | undefined;
}

export const NOTHING_CHOSEN: Choice = { ids: new Set(), anchor: undefined };

/** One line more or less; the next range begins at it. */
export const toggled = (choice: Choice, id: string): Choice => {
  const ids = new Set(choice.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, anchor: id };
};

/** Adds all lines between the last one chosen and this one. `order` is the lines' as they are shown. */
export const extendedTo = (choice: Choice, id: string, order: readonly string[]): Choice => {
  const to = order.indexOf(id);
  const from = choice.anchor === undefined ? to : order.indexOf(choice.anchor);
  if (to === -1) return choice;
  const first = from === -1 ? to : Math.min(from, to);
  const last = from === -1 ? to : Math.max(from, to);
  return { ids: new Set([...choice.ids, ...order.slice(first, last + 1)]), anchor: choice.anchor ?? id };
};

export const allChosen = (order: readonly string[]): Choice => ({ ids: new Set(order), anchor: undefined });

/** Without the lines that have gone meanwhile; the same object when none has. */
export const stillThere = (choice: Choice, order: readonly string[]): Choice => {
  if (choice.ids.size === 0) return choice;
  const present = new Set(order);
  const ids = [...choice.ids].filter((id) => present.has(id));
  return ids.length === choice.ids.size ? choice : { ids: new Set(ids), anchor: choice.anchor };
};

/** Which lines are chosen. `order`: the ids of the lines as they are shown. */
export const useChoice = (order: readonly string[]) => {
  const [kept, setKept] = useState<Choice>(NOTHING_CHOSEN);
  const choice = useMemo(() => stillThere(kept, order), [kept, order]);
  const choose = useStable((id: string, how: Choosing): void =>
    setKept((before) => (how === 'extend' ? extendedTo(before, id, order) : toggled(before, id))),
  );
  return {
    choice,
    choose,
    chooseAll: (isAll: boolean): void => setKept(isAll ? allChosen(order) : NOTHING_CHOSEN),
  };
};
