import type { ResultRow, ResultTable } from '@grossist/contracts';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { PriceList } from '../../prices/index.ts';
import type { ListingAddress } from '../listing/listing-address.ts';
import { HeadCell, type HeadColumn, SortLink } from './head-cell.tsx';
import { CELL_STYLE, HEAD, ROW_STYLE, useTableWindow } from './table-layout.ts';
import { TableRow } from './table-row.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import { ROWS_A_PAGE, useTableRows } from './use-table-rows.ts';

interface TableGridProps {
  table: ResultTable;
  listing: ListingAddress;
  nodeId: string | undefined;
  /** Order of the search, where the address names none. */
  sort: string | undefined;
  isBuyer: boolean;
  isReloading: boolean;
}

const headsOf = (table: ResultTable, text: ReturnType<typeof useText>): HeadColumn[] => {
  const facetOf = (key: string, facets = table.ColumnFacets) => facets.find(({ Key }) => Key === key);
  const sortable = (sort: string): string | undefined => (table.CanSort ? sort : undefined);
  return [
    { sort: sortable('type'), name: text('table.number'), style: 'number' },
    {
      sort: sortable('supplier'),
      name: text('table.vendor'),
      facet: facetOf('supplier', table.FacetsAvailable),
      style: 'supplier',
    },
    ...table.Columns.map(
      ({ Code, Name, Unit }): HeadColumn => ({
        sort: sortable(Code),
        name: Name,
        unit: Unit,
        facet: facetOf(Code),
        style: 'value',
      }),
    ),
  ];
};

/** Rows that are in the page by the page of the table that they are of: each requests its prices in one call. */
const byPage = (places: readonly number[]): [number, number[]][] => {
  const pages = new Map<number, number[]>();
  for (const place of places) {
    const page = Math.floor(place / ROWS_A_PAGE);
    pages.set(page, [...(pages.get(page) ?? []), place]);
  }
  return [...pages];
};

const numbersOf = (rows: readonly ResultRow[] = []): string[] =>
  rows.map(({ Document }) => Document.ItemSAPMaterialNumber);

/**
 * Results as a grid in a box of its own: head and numbers stay in sight, rows near those in sight alone are in the page.
 * Arrow keys go from cell to cell, a digit begins the quantity, and Enter in it adds to the cart.
 */
export const TableGrid = ({ table, listing, nodeId, sort, isBuyer, isReloading }: TableGridProps) => {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const heads = headsOf(table, text);
  const columnCount = heads.length + (isBuyer ? 2 : 0);
  const grid = useGridKeys(box, { rowCount: table.RowCount, columnCount });
  const rows = useTableRows({ table, listing, nodeId, sort });
  const { places, height } = useTableWindow(box, table.RowCount, grid.active.row);
  const shown = `${places[0] ?? 0} ${places.at(-1) ?? 0}`;
  const { show } = rows;
  // Those that have the focus beside those in sight: few enough to name each.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => show(places), [shown, table]);
  useEffect(() => {
    box.current?.scrollTo({ top: 0 });
  }, [listing.by, listing.chosen]);

  const rowOf = (place: number): ReactNode => (
    <TableRow
      key={place}
      row={rows.rowAt(place)}
      place={place}
      columnCount={columnCount}
      activeColumn={grid.active.row === place ? grid.active.column : undefined}
      isBuyer={isBuyer}
      top={height === undefined ? undefined : place * (height / table.RowCount)}
    />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {rows.hasFailed && (
        <p role="alert" className="flex items-center gap-3 text-danger">
          {text('table.failed')}
          <Button size="small" onPress={rows.retry}>
            {text('ui.tryAgain')}
          </Button>
        </p>
      )}
      <div
        ref={box}
        role="grid"
        aria-label={text('catalogue.results')}
        aria-rowcount={table.RowCount + 1}
        aria-colcount={columnCount}
        aria-busy={isReloading}
        tabIndex={-1}
        onKeyDown={grid.onKeyDown}
        onFocus={grid.onFocus}
        className="relative max-h-[calc(100dvh-9rem)] min-h-48 overflow-auto overscroll-x-contain rounded-lg border border-line bg-surface tabular-nums aria-busy:opacity-60"
      >
        <div role="presentation" className="w-max min-w-full">
          <div role="row" aria-rowindex={1} data-head className={`${ROW_STYLE} sticky top-0 z-20 min-h-20`}>
            {heads.map((column, nth) => {
              // Price and stock stand between the number and all else.
              const place = nth > 0 && isBuyer ? nth + 1 : nth;
              return (
                <Fragment key={`${column.style} ${column.sort ?? column.name}`}>
                  <HeadCell column={column} place={place} listing={listing} isActive={grid.isActive(HEAD, place)} />
                  {nth === 0 && isBuyer && (
                    <PriceHead table={table} listing={listing} place={1} isActive={grid.isActive(HEAD, 1)} />
                  )}
                </Fragment>
              );
            })}
            {isBuyer && (
              <HeadCell
                column={{ sort: undefined, name: text('table.order'), style: 'order' }}
                place={columnCount - 1}
                listing={listing}
                isActive={grid.isActive(HEAD, columnCount - 1)}
              />
            )}
          </div>
          <div role="rowgroup" style={height === undefined ? undefined : { height }} className="relative">
            {byPage(places).map(([page, ofPage]) => (
              <PriceList key={page} numbers={isBuyer ? numbersOf(rows.pages.get(page)) : []}>
                {ofPage.map(rowOf)}
              </PriceList>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
};

interface PriceHeadProps {
  table: ResultTable;
  listing: ListingAddress;
  place: number;
  isActive: boolean;
}

/** The head of price and stock, which stand in one column and sort each by itself. */
const PriceHead = ({ table, listing, place, isActive }: PriceHeadProps) => {
  const text = useText();
  const isSorted = listing.by?.replace('-', '') === 'price' || listing.by?.replace('-', '') === 'stock';
  const cell = table.CanSortByPrice ? {} : { 'data-place': `${HEAD} ${place}`, tabIndex: isActive ? 0 : -1 };
  return (
    <div
      role="columnheader"
      aria-colindex={place + 1}
      aria-sort={isSorted ? (listing.by?.startsWith('-') ? 'descending' : 'ascending') : undefined}
      title={table.CanSortByPrice ? undefined : text('table.priceLimit')}
      {...cell}
      className={`${CELL_STYLE.price} flex flex-col gap-1 bg-surface py-1 text-sm leading-tight`}
    >
      {table.CanSortByPrice ? (
        <>
          <SortLink
            sort="price"
            name={text('table.price')}
            unit=""
            place={place}
            listing={listing}
            isActive={isActive}
          />
          <SortLink
            sort="stock"
            name={text('table.stock')}
            unit=""
            place={place}
            listing={listing}
            isActive={isActive}
          />
        </>
      ) : (
        <span className="font-semibold">
          {text('table.price')}, {text('table.stock')}
        </span>
      )}
    </div>
  );
};
