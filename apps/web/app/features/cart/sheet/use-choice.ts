import { useMemo, useState } from 'react';
import type { Choosing } from '../lines/line-actions.ts';
import { allChosen, type Choice, extendedTo, NOTHING_CHOSEN, stillThere, toggled } from './chosen-lines.ts';
import { useStable } from './use-stable.ts';

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
