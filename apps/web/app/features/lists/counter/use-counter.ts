import {
  addVariationToList,
  bulkCommerceSearch,
  getVariationListLines,
  type SearchDocument,
  type VariationList,
  type VariationListLine,
} from '@grossist/contracts';
import { quantityOf } from '@grossist/domain';
import { useEffect, useState } from 'react';
import { callOperation, useOperation } from '../../../api/index.ts';
import { useLocale } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { CHANGES_LISTS, useListProblem } from '../../list-picker/index.ts';
import { type OrderingList, useOrderList } from '../ordering/use-order-list.ts';
import { type CountedLine, countedUp, saveCount, savedCount, withCount } from './counted.ts';

/** The match of a scanned number: a line of the list, another material, or none. */
type Scanned =
  | { kind: 'line'; line: VariationListLine }
  | { kind: 'material'; material: SearchDocument }
  | { kind: 'unknown' };

const FOUND = 5;

const numbersOf = (line: VariationListLine): string[] => [
  line.ItemEANNumber,
  line.ItemElNumber,
  line.ItemHwsNumber,
  line.ItemSAPMaterialNumber,
  line.Code,
  line.SupplierNumber,
];

/** Looks up scanned numbers on a list, then in the catalog. [vl-01] [sea-05] */
const useFindScanned = (id: string): ((number: string) => Promise<Scanned>) => {
  const cultureName = useLocale();
  const lineWith = async (filter: string): Promise<VariationListLine | undefined> => {
    const { PageItems } = await callOperation(getVariationListLines, {
      params: { id },
      query: { filter, PageSize: FOUND, cultureName },
    });
    return PageItems.find((line) => numbersOf(line).includes(filter));
  };
  return async (number) => {
    const line = await lineWith(number);
    if (line) return { kind: 'line', line };
    // The catalog knows numbers in other spellings, with and without leading zeros.
    const { Documents } = await callOperation(bulkCommerceSearch, { body: { Identifiers: [number], cultureName } });
    const [material] = Documents;
    if (!material) return { kind: 'unknown' };
    const other = await lineWith(material.ItemSAPMaterialNumber);
    return other ? { kind: 'line', line: other } : { kind: 'material', material };
  };
};

/** The result of the last scan. */
type LastScan =
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
