import { useMemo, useState } from 'react';
import type { Choosing } from '../lines/line-actions.ts';
import { useStable } from './use-stable.ts';

/** The chosen lines, and the anchor of the next range. */
export interface Choice {
  ids: ReadonlySet<string>;
  /** The last line that was chosen individually: Shift extends from it. */
  anchor: string | undefined;
}

export const NOTHING_CHOSEN: Choice = { ids: new Set(), anchor: undefined };

/** Toggles one line, which becomes the anchor. */
export const toggled = (choice: Choice, id: string): Choice => {
  const ids = new Set(choice.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, anchor: id };
};

/** Adds all lines between the anchor and this one. `order`: ids in the order shown. */
export const extendedTo = (choice: Choice, id: string, order: readonly string[]): Choice => {
  const to = order.indexOf(id);
  const from = choice.anchor === undefined ? to : order.indexOf(choice.anchor);
  if (to === -1) return choice;
  const first = from === -1 ? to : Math.min(from, to);
  const last = from === -1 ? to : Math.max(from, to);
  return { ids: new Set([...choice.ids, ...order.slice(first, last + 1)]), anchor: choice.anchor ?? id };
};

export const allChosen = (order: readonly string[]): Choice => ({ ids: new Set(order), anchor: undefined });

/** Drops lines that no longer exist; returns the same object when there are none. */
export const existingOnly = (choice: Choice, order: readonly string[]): Choice => {
  if (choice.ids.size === 0) return choice;
  const present = new Set(order);
  const ids = [...choice.ids].filter((id) => present.has(id));
  return ids.length === choice.ids.size ? choice : { ids: new Set(ids), anchor: choice.anchor };
};

/** State of the chosen lines. `order`: ids in the order shown. */
export const useChoice = (order: readonly string[]) => {
  const [stored, setStored] = useState<Choice>(NOTHING_CHOSEN);
  const choice = useMemo(() => existingOnly(stored, order), [stored, order]);
  const choose = useStable((id: string, how: Choosing): void =>
    setStored((before) => (how === 'extend' ? extendedTo(before, id, order) : toggled(before, id))),
  );
  return {
    choice,
    choose,
    chooseAll: (isAll: boolean): void => setStored(isAll ? allChosen(order) : NOTHING_CHOSEN),
  };
};
