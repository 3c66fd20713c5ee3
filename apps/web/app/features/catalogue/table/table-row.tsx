import type { ResultRow } from '@grossist/contracts';
import { memo } from 'react';
import { useText } from '../../../i18n/index.ts';
import { classNames, ShopLink, Skeleton } from '../../../ui/index.ts';
import { useArticleNumber } from '../../../visitor.ts';
import { Replacement, RowOrdering, RowPrice } from './row-ordering.tsx';
import { CELL_STYLE, ROW_HEIGHT, ROW_STYLE } from './table-layout.ts';

export interface TableRowProps {
  row: ResultRow | undefined;
  /** Place among the rows, from 0. */
  place: number;
  columnCount: number;
  /** Column of the cell that the Tab key reaches; undefined in other rows. */
  activeColumn: number | undefined;
  isBuyer: boolean;
  /** Pixels from the first row; undefined while rows stand one below the other. */
  top: number | undefined;
}

const CENTERED = 'flex items-center overflow-hidden bg-surface group-hover/row:bg-canvas';

/** A material with its values. Cells that are no link take the focus themselves. */
export const TableRow = memo(({ row, place, columnCount, activeColumn, isBuyer, top }: TableRowProps) => {
  const text = useText();
  const articleNumber = useArticleNumber();
  const position = top === undefined ? undefined : { top, height: ROW_HEIGHT };
  const cellProps = (column: number) => ({
    role: 'gridcell' as const,
    'aria-colindex': column + 1,
    'data-place': `${place} ${column}`,
    tabIndex: activeColumn === column ? 0 : -1,
  });
  if (!row) {
    return (
      <div
        role="row"
        aria-rowindex={place + 2}
        aria-busy="true"
        style={position}
        className={classNames(ROW_STYLE, 'h-12', position && 'absolute inset-x-0')}
      >
        <div {...cellProps(0)} className={classNames(CELL_STYLE.number, 'flex items-center')}>
          <Skeleton className="h-4 w-32" />
          <span className="sr-only">{text('ui.loading')}</span>
        </div>
      </div>
    );
  }
  const { Document: material, Values, Successor } = row;
  const end = columnCount - 1;
  // Price and stock stand beside the number, where a narrow window shows them too.
  const first = isBuyer ? 2 : 1;
  return (
    <div
      role="row"
      aria-rowindex={place + 2}
      data-row
      style={position}
      className={classNames(ROW_STYLE, 'group/row h-12', position && 'absolute inset-x-0')}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className={classNames(
          CELL_STYLE.number,
          'flex flex-col justify-center leading-tight group-hover/row:bg-canvas',
        )}
      >
        <ShopLink
          to={material.Url}
          data-place={`${place} 0`}
          tabIndex={activeColumn === 0 ? 0 : -1}
          title={material.ItemLocalMaterialName}
          className="truncate rounded-sm font-semibold outline-accent hover:underline focus-visible:outline-2"
        >
          {articleNumber(material)}
          <span className="sr-only"> {material.ItemLocalMaterialName}</span>
        </ShopLink>
        <span title={material.TypeDesignation} className="truncate text-xs text-muted">
          {material.TypeDesignation}
        </span>
      </div>
      {isBuyer && (
        <div
          {...cellProps(1)}
          className={classNames(CELL_STYLE.price, CENTERED, '[&_span]:flex-nowrap [&_span]:whitespace-nowrap')}
        >
          <RowPrice material={material} />
        </div>
      )}
      <div
        {...cellProps(first)}
        className={classNames(CELL_STYLE.supplier, CENTERED, 'text-sm')}
        title={material.Supplier}
      >
        {isBuyer || material.IsOrderable ? (
          <span className="truncate">{material.Supplier}</span>
        ) : (
          <Replacement successor={Successor} />
        )}
      </div>
      {Values.map((value, nth) => (
        // Columns have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={nth} {...cellProps(first + 1 + nth)} title={value} className={classNames(CELL_STYLE.value, CENTERED)}>
          <span className="truncate">{value}</span>
        </div>
      ))}
      {isBuyer && (
        <div
          {...cellProps(end)}
          data-add
          className={classNames(CELL_STYLE.order, 'flex items-center group-hover/row:bg-canvas')}
        >
          <RowOrdering material={material} successor={Successor} />
        </div>
      )}
    </div>
  );
});
