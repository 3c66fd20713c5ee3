import { memo, type ReactNode } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { classNames } from '../../../../ui/index.ts';
import type { CellState } from '../sheet/cell-saves.ts';
import { COLUMN_WIDTH, type MatrixPlace } from './matrix-place.ts';

const MARKS: Record<CellState['kind'], string> = {
  saving: 'text-muted italic',
  rounded: 'bg-warning-soft',
  failed: 'bg-danger-soft outline-1 -outline-offset-1 outline-danger outline-dashed',
  conflict: 'bg-danger-soft outline-1 -outline-offset-1 outline-danger',
};

interface MatrixCellProps {
  row: number;
  column: number;
  /** The quantity as it is shown; '' for none. */
  shown: string;
  state: CellState['kind'] | undefined;
  isActive: boolean;
  isSelected: boolean;
  isInvalid: boolean;
  isTicked: boolean;
  /** The input in place of the quantity; false while the cell is not edited. */
  children?: ReactNode;
}

/** A quantity of the matrix. */
export const MatrixCell = memo((props: MatrixCellProps) => {
  const { row, column, shown, state, isActive, isSelected, isInvalid, isTicked, children } = props;
  const text = useText();
  return (
    <div
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      aria-colindex={column + 2}
      aria-selected={isSelected}
      aria-invalid={state === 'failed' || state === 'conflict' ? true : undefined}
      data-place={placeName({ row, column })}
      style={{ left: column * COLUMN_WIDTH, width: COLUMN_WIDTH }}
      className={classNames(
        'absolute inset-y-0 flex items-center justify-end border-r border-line px-2 outline-accent focus-visible:z-10 focus-visible:outline-2 focus-visible:-outline-offset-2',
        isTicked && 'bg-canvas',
        isInvalid && shown !== '' && 'text-danger line-through',
        state && MARKS[state],
        isSelected && 'bg-accent-soft',
      )}
    >
      {children || (
        <>
          {shown}
          {state && <span className="sr-only">, {text(STATE_WORDS[state])}</span>}
        </>
      )}
    </div>
  );
});
MatrixCell.displayName = 'MatrixCell';

export const STATE_WORDS = {
  saving: 'kits.cell.saving',
  rounded: 'kits.cell.rounded',
  failed: 'kits.cell.failed',
  conflict: 'kits.cell.conflict',
} as const;

/** Names a place in the page. */
export const placeName = ({ row, column }: MatrixPlace): string => `${row} ${column}`;
