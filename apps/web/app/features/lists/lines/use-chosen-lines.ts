import type { VariationListLine } from '@grossist/contracts';
import { useMemo, useRef, useState } from 'react';
import { ProblemError } from '../../../api/index.ts';
import { notify } from '../../../ui/index.ts';
import { useStable } from '../../cart/index.ts';
import { useListProblem } from '../../list-picker/index.ts';
import { pagesOf, placesBetween } from './shown-lines.ts';
import type { LinePages } from './use-line-pages.ts';

export type ChosenLines = ReadonlyMap<string, VariationListLine>;

const NONE: ChosenLines = new Map();

/**
 * Selected lines of a list, by id. A range and "all" may go over lines that are not loaded: they are loaded first.
 * `total`: lines that the filter keeps.
 */
export const useChosenLines = (pages: LinePages, total: number) => {
  const problemText = useListProblem();
  const [chosen, setChosen] = useState<ChosenLines>(NONE);
  /** Place of the line that was selected last by itself: a range starts there. */
  const anchor = useRef<number>(undefined);

  const linesAt = async (places: readonly number[]): Promise<readonly VariationListLine[]> => {
    try {
      await pages.load(pagesOf(places));
      return places.flatMap((place) => pages.lineAt(place) ?? []);
    } catch (error) {
      if (error instanceof ProblemError) notify(problemText(error));
      return [];
    }
  };
  const add = (lines: readonly VariationListLine[]): void =>
    setChosen((before) => new Map([...before, ...lines.map((line) => [line.LineId, line] as const)]));

  const choose = useStable(async (place: number, how: 'toggle' | 'extend'): Promise<void> => {
    const line = pages.lineAt(place);
    if (how === 'extend') {
      const from = anchor.current ?? place;
      anchor.current ??= place;
      return add(await linesAt(placesBetween(from, place)));
    }
    anchor.current = place;
    if (!line) return;
    setChosen((before) => {
      const next = new Map(before);
      if (!next.delete(line.LineId)) next.set(line.LineId, line);
      return next;
    });
  });
  const chooseAll = useStable(async (isAll: boolean): Promise<void> => {
    anchor.current = undefined;
    if (!isAll) return setChosen(NONE);
    const places = total === 0 ? [] : placesBetween(0, total - 1);
    add(await linesAt(places));
  });
  const keep = useStable((ids: ReadonlySet<string>): void =>
    setChosen((before) => new Map([...before].filter(([id]) => ids.has(id)))),
  );
  const chooseIds = useStable(async (ids: ReadonlySet<string>): Promise<void> => {
    if (ids.size === 0) return setChosen(NONE);
    const lines = await linesAt(placesBetween(0, total - 1));
    setChosen(new Map(lines.filter(({ LineId }) => ids.has(LineId)).map((line) => [line.LineId, line] as const)));
  });
  return useMemo(() => ({ chosen, choose, chooseAll, keep, chooseIds }), [chosen, choose, chooseAll, keep, chooseIds]);
};
