import { type ResultRow, type ResultTable, searchTable } from '@grossist/contracts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { callOperation } from '../../../api/index.ts';
import { useLocale } from '../../../i18n/index.ts';
import type { ListingAddress } from '../listing/listing-address.ts';
import { searchInputOf, tableOrderOf } from '../listing/search-input.ts';

/** Rows of a request; the first ones come with the page. */
export const ROWS_A_PAGE = 50;

/** Milliseconds without scrolling after which the visible rows are requested. */
const DEBOUNCE = 80;

interface Wanted {
  table: ResultTable;
  listing: ListingAddress;
  nodeId: string | undefined;
  sort: string | undefined;
}

type Pages = ReadonlyMap<number, readonly ResultRow[]>;

export interface TableRows {
  rowAt: (place: number) => ResultRow | undefined;
  /** Pages that are known, from 0. */
  pages: Pages;
  /** Sets which rows are in view. */
  show: (places: readonly number[]) => void;
  hasFailed: boolean;
  retry: () => void;
}

const bodyOf = ({ table, listing, nodeId, sort }: Wanted, cultureName: ReturnType<typeof useLocale>, page: number) => ({
  ...searchInputOf(
    { ...listing, sort: listing.sort ?? (sort === 'popularity' ? sort : undefined) },
    { cultureName, nodeId },
  ),
  Page: page + 1,
  PageSize: ROWS_A_PAGE,
  Columns: table.Columns.map(({ Code }) => Code),
  WithColumns: false,
  ...(listing.by !== undefined && tableOrderOf(listing)),
});

/** The rows of a table: those of the page at once, others once they are in sight. [own-sea-04] */
export const useTableRows = (wanted: Wanted): TableRows => {
  const { table } = wanted;
  const cultureName = useLocale();
  const [known, setKnown] = useState<{ of: ResultTable; pages: Pages }>({ of: table, pages: new Map() });
  const [places, setPlaces] = useState('');
  const [failed, setFailed] = useState<ResultTable>();
  const newest = useRef(wanted);
  useLayoutEffect(() => {
    newest.current = wanted;
  });
  const pages: Pages = new Map([...(known.of === table ? known.pages : []), [0, table.Rows]]);
  const missing = places
    .split(' ')
    .filter((place) => place !== '')
    .map(Number)
    .filter((page) => !pages.has(page) && page * ROWS_A_PAGE < table.RowCount)
    .join(' ');

  useEffect(() => {
    if (missing === '' || failed === table) return undefined;
    const controller = new AbortController();
    const load = async (page: number): Promise<void> => {
      const body = bodyOf(newest.current, cultureName, page);
      const { Rows } = await callOperation(searchTable, { body }, { signal: controller.signal });
      setKnown((before) => ({
        of: table,
        pages: new Map([...(before.of === table ? before.pages : []), [page, Rows]]),
      }));
    };
    const timer = setTimeout(() => {
      Promise.all(missing.split(' ').map((page) => load(Number(page)))).catch(() => {
        if (!controller.signal.aborted) setFailed(table);
      });
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [missing, table, cultureName, failed]);

  return {
    pages,
    rowAt: (place) => pages.get(Math.floor(place / ROWS_A_PAGE))?.[place % ROWS_A_PAGE],
    show: (shown) => setPlaces([...new Set(shown.map((place) => Math.floor(place / ROWS_A_PAGE)))].join(' ')),
    hasFailed: failed === table,
    retry: () => setFailed(undefined),
  };
};
