import type { SheetMaterial } from '@grossist/contracts';
import type { Quantity } from '@grossist/domain';
import { memo, type ReactNode } from 'react';
import { useFormat, useText } from '../../../../i18n/index.ts';
import { classNames, Skeleton, StockMark } from '../../../../ui/index.ts';
import { useAmount } from '../../../cart/index.ts';
import type { RowStock } from '../sheet/use-figures.ts';

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

/** What keeps the columns after the kits together; on a wide screen they stay in sight. */
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
