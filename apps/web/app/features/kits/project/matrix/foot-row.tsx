import type { SheetKit, SheetMaterial } from '@grossist/contracts';
import type { Quantity } from '@grossist/domain';
import { memo, type ReactNode } from 'react';
import { useFormat, useText } from '../../../../i18n/index.ts';
import { classNames, Skeleton, StockMark } from '../../../../ui/index.ts';
import { useAmount } from '../../../../use-amount.ts';
import type { Figures, RowStock } from '../sheet/use-figures.ts';
import { COLUMN_WIDTH, MATERIAL, type MatrixPlace } from './matrix-place.ts';

const WIDTHS = ['w-20', 'w-36', 'w-32'] as const;

interface SideCellProps {
  row: number;
  /** Column of the matrix. */
  column: number;
  /** Which of the columns at the side, from 0. */
  nth: number;
  isActive: boolean;
  role?: 'gridcell' | 'columnheader';
  children: ReactNode;
}

/** A cell after those of the kits. */
export const SideCell = ({ row, column, nth, isActive, role = 'gridcell', children }: SideCellProps) => (
  <div
    role={role}
    tabIndex={isActive ? 0 : -1}
    aria-colindex={column + 2}
    data-place={`${row} ${column}`}
    className={classNames(
      'flex shrink-0 flex-col items-end justify-center border-l border-line px-2 text-right text-sm leading-tight outline-accent focus-visible:outline-2 focus-visible:-outline-offset-2',
      WIDTHS[nth] ?? '',
    )}
  >
    {children}
  </div>
);

/** Groups the columns after the kits; on a wide screen they are sticky. */
export const Side = ({ children }: { children: ReactNode }) => (
  <div data-side="right" className="z-10 flex shrink-0 border-l border-edge bg-surface desktop:sticky desktop:right-0">
    {children}
  </div>
);

interface SideOfRowProps {
  row: number;
  /** First column after the kits. */
  first: number;
  /** Column of the active cell, if it is one of these. */
  activeColumn: number | undefined;
  material: SheetMaterial;
  sum: Quantity;
  stock: RowStock | undefined;
  /** '' while there is none; undefined: prices are not shown. */
  price: string | undefined;
  isLoading: boolean;
}

/** Sum, stock and net amount of a material over all kits. */
export const SideOfRow = memo((props: SideOfRowProps) => {
  const { row, first, activeColumn, material, sum, stock, price, isLoading } = props;
  const text = useText();
  const format = useFormat();
  const { unit } = useAmount();
  return (
    <Side>
      <SideCell row={row} column={first} nth={0} isActive={activeColumn === first}>
        <span className="font-semibold">{format.quantity(sum)}</span>
        <span className="text-xs text-muted">{unit(material.itemSalesUnit ?? '')}</span>
      </SideCell>
      <SideCell row={row} column={first + 1} nth={1} isActive={activeColumn === first + 1}>
        {stock && sum > 0 && (
          <>
            <StockMark indicator={stock.stockLabel === 'Green' ? 'green' : 'yellow'} />
            <span className="text-xs text-muted">
              {stock.exceededAmount > 0
                ? text('kits.stock.short', {
                    atp: format.quantity(stock.atpQuantity),
                    short: format.quantity(stock.exceededAmount),
                  })
                : text('kits.stock.atp', { atp: format.quantity(stock.atpQuantity) })}
            </span>
          </>
        )}
        {!stock && isLoading && <Skeleton className="h-4 w-20" />}
      </SideCell>
      {price !== undefined && (
        <SideCell row={row} column={first + 2} nth={2} isActive={activeColumn === first + 2}>
          {price}
          {price === '' && isLoading && <Skeleton className="h-4 w-16" />}
        </SideCell>
      )}
    </Side>
  );
});
SideOfRow.displayName = 'SideOfRow';

interface FootRowProps {
  kits: readonly SheetKit[];
  columns: readonly number[];
  /** Row of the foot: as many as there are materials. */
  row: number;
  active: MatrixPlace;
  figures: Figures;
}

const CELL =
  'flex items-center justify-end border-r border-line px-1 text-right text-xs font-semibold outline-accent focus-visible:outline-2 focus-visible:-outline-offset-2';

/** The foot: the price of each kit and of the project. */
export const FootRow = ({ kits, columns, row, active, figures }: FootRowProps) => {
  const text = useText();
  const isActive = (column: number): boolean => active.row === row && active.column === column;
  const isLoading = figures.price === undefined && !figures.isUnavailable;
  const total = figures.price?.ProjectPrice.NetPriceStr;
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      data-edge="foot"
      aria-busy={figures.isOutdated}
      className="sticky bottom-0 z-20 flex h-11 w-max border-t border-edge bg-surface aria-busy:text-muted"
    >
      <div
        role="rowheader"
        tabIndex={isActive(MATERIAL) ? 0 : -1}
        aria-colindex={1}
        data-place={`${row} ${MATERIAL}`}
        className="sticky left-0 z-10 flex w-44 shrink-0 items-center border-r border-edge bg-surface px-2 text-sm font-semibold outline-accent focus-visible:outline-2 focus-visible:-outline-offset-2 tablet:w-56 desktop:w-72"
      >
        {text('kits.row.price')}
      </div>
      <div role="presentation" style={{ width: kits.length * COLUMN_WIDTH }} className="relative shrink-0">
        {columns.map((column) => {
          const kit = kits[column];
          if (!kit) return null;
          return (
            <div
              key={kit.id}
              role="gridcell"
              tabIndex={isActive(column) ? 0 : -1}
              aria-colindex={column + 2}
              data-place={`${row} ${column}`}
              style={{ left: column * COLUMN_WIDTH, width: COLUMN_WIDTH }}
              className={`${CELL} absolute inset-y-0`}
            >
              {isLoading ? <Skeleton className="h-4 w-14" /> : figures.kitPriceOf(kit.id)}
            </div>
          );
        })}
      </div>
      <Side>
        <SideCell row={row} column={kits.length} nth={0} isActive={isActive(kits.length)}>
          {''}
        </SideCell>
        <SideCell row={row} column={kits.length + 1} nth={1} isActive={isActive(kits.length + 1)}>
          {figures.isUnavailable && <span className="text-xs text-danger">{text('kits.price.unavailable')}</span>}
        </SideCell>
        <SideCell row={row} column={kits.length + 2} nth={2} isActive={isActive(kits.length + 2)}>
          {isLoading ? <Skeleton className="h-4 w-20" /> : <span className="font-semibold">{total}</span>}
        </SideCell>
      </Side>
    </div>
  );
};
