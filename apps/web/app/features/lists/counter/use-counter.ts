import { addVariationToList, type SearchDocument, type VariationList } from '@grossist/contracts';
import { quantityOf } from '@grossist/domain';
import { useEffect, useState } from 'react';
import { useOperation } from '../../../api/index.ts';
import { notify } from '../../../ui/index.ts';
import { CHANGES_LISTS, useListProblem } from '../../list-picker/index.ts';
import { type OrderingList, useOrderList } from '../ordering/use-order-list.ts';
import { type CountedLine, countedUp, saveCount, savedCount, withCount } from './counted.ts';
import { type Scanned, useFindScanned } from './use-find-scanned.ts';

/** What became of the last scan. */
export type LastScan =
  | { kind: 'counted'; lineId: string }
  | { kind: 'material'; code: string; material: SearchDocument }
  | { kind: 'unknown'; code: string }
  | { kind: 'failed'; code: string };

export interface Counter {
  lines: readonly CountedLine[];
  last: LastScan | undefined;
  scan: (code: string) => Promise<void>;
  setCount: (lineId: string, count: number) => void;
  /** Adds the material of the last scan to the list and counts it. */
  addLast: () => Promise<void>;
  isAdding: boolean;
  clear: () => void;
  restore: (lines: readonly CountedLine[]) => void;
  ordering: OrderingList;
  order: () => void;
}

/** Counts scans on the lines of a list and orders what was counted; the count survives a reload of the page. */
export const useCounter = (list: VariationList): Counter => {
  const problemText = useListProblem();
  const find = useFindScanned(list.Id);
  const [lines, setLines] = useState<readonly CountedLine[]>(() => savedCount(list.Id));
  const [last, setLast] = useState<LastScan>();
  const add = useOperation(addVariationToList, {
    invalidates: CHANGES_LISTS,
    onError: (problem) => notify(problemText(problem)),
  });
  const ordering = useOrderList(({ Refused }) => {
    const left = new Set(Refused.map(({ LineId }) => LineId));
    setLines((before) => before.filter(({ lineId }) => left.has(lineId)));
  });
  useEffect(() => saveCount(list.Id, lines), [list.Id, lines]);

  const count = (found: Scanned, code: string): void => {
    if (found.kind === 'line') {
      const { line } = found;
      setLines((before) => countedUp(before, line, 1));
      setLast({ kind: 'counted', lineId: line.LineId });
    } else if (found.kind === 'material') setLast({ kind: 'material', code, material: found.material });
    else setLast({ kind: 'unknown', code });
  };
  const scan = async (code: string): Promise<void> => {
    navigator.vibrate?.(60);
    try {
      count(await find(code), code);
    } catch {
      setLast({ kind: 'failed', code });
    }
  };
  return {
    lines,
    last,
    scan,
    setCount: (lineId, wanted) => setLines((before) => withCount(before, lineId, wanted)),
    addLast: async () => {
      if (last?.kind !== 'material') return;
      const { material, code } = last;
      try {
        await add.mutateAsync({
          params: { id: list.Id },
          body: { VariationId: material.ItemSAPMaterialNumber, VariationCode: material.Code },
        });
        count(await find(material.ItemSAPMaterialNumber), code);
      } catch {
        // onError shows why.
      }
    },
    isAdding: add.isPending,
    clear: () => setLines([]),
    restore: setLines,
    ordering,
    order: () =>
      ordering.order(
        list.Id,
        lines.map(({ lineId, count: counted }) => ({ lineId, quantity: quantityOf(counted) })),
      ),
  };
};
