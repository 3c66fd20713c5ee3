import type { SheetKit } from '@grossist/contracts';
import { useText } from '../../../../i18n/index.ts';
import { Skeleton } from '../../../../ui/index.ts';
import type { Figures } from '../sheet/use-figures.ts';
import { COLUMN_WIDTH, MATERIAL, type MatrixPlace } from './matrix-place.ts';
import { Side, SideCell } from './side-cells.tsx';

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
