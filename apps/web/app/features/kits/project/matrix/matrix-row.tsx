import type { SheetKit, SheetMaterial } from '@grossist/contracts';
import { NO_QUANTITY } from '@grossist/domain';
import { memo, type ReactNode } from 'react';
import { useFormat } from '../../../../i18n/index.ts';
import { type CellPlace, cellKey } from '../sheet/cell-saves.ts';
import type { RowStock } from '../sheet/use-figures.ts';
import type { ShownSheet } from '../sheet/use-sheet.ts';
import { SideOfRow } from './foot-row.tsx';
import { MaterialCell } from './material-cell.tsx';
import { MatrixCell } from './matrix-cell.tsx';
import { COLUMN_WIDTH, MATERIAL, type MatrixBlock, ROW_HEIGHT } from './matrix-place.ts';

export interface MatrixRowProps {
  row: number;
  material: SheetMaterial;
  kits: readonly SheetKit[];
  /** Columns of kits that are in the page. */
  columns: readonly number[];
  quantities: ShownSheet['quantities'];
  sums: ShownSheet['sums'];
  states: ShownSheet['states'];
  ticked: ReadonlySet<string>;
  /** Column of the active cell where it is in this row. */
  activeColumn: number | undefined;
  /** The selected block where it crosses this row. */
  block: MatrixBlock | undefined;
  /** The open field of the active cell. */
  field: ReactNode;
  showsPicture: boolean;
  stock: RowStock | undefined;
  price: string | undefined;
  isLoading: boolean;
  onReplace: ((material: SheetMaterial) => void) | undefined;
}

/** A material of the matrix with its quantity in each kit. */
export const MatrixRow = memo((props: MatrixRowProps) => {
  const { row, material, kits, columns, quantities, states, activeColumn, block } = props;
  const format = useFormat();
  const { sapMaterialNumber, isInvalid } = material;
  const shownIn = (place: CellPlace): string => {
    const quantity = quantities.get(place.kitId)?.get(sapMaterialNumber) ?? NO_QUANTITY;
    return quantity > NO_QUANTITY ? format.quantity(quantity) : '';
  };
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      style={{ top: row * ROW_HEIGHT, height: ROW_HEIGHT }}
      className="absolute left-0 flex border-b border-line bg-surface focus-within:z-20"
    >
      <MaterialCell
        row={row}
        material={material}
        isActive={activeColumn === MATERIAL}
        showsPicture={props.showsPicture}
        onReplace={props.onReplace}
      />
      <div role="presentation" style={{ width: kits.length * COLUMN_WIDTH }} className="relative shrink-0">
        {columns.map((column) => {
          const kit = kits[column];
          if (!kit) return null;
          const place = { kitId: kit.id, sapMaterialNumber };
          const isActive = activeColumn === column;
          return (
            <MatrixCell
              key={kit.id}
              row={row}
              column={column}
              shown={shownIn(place)}
              state={states.get(cellKey(place))?.kind}
              isActive={isActive}
              isSelected={block !== undefined && column >= block.firstColumn && column <= block.lastColumn}
              isInvalid={isInvalid}
              isTicked={props.ticked.has(kit.id)}
            >
              {isActive && props.field}
            </MatrixCell>
          );
        })}
      </div>
      <SideOfRow
        row={row}
        first={kits.length}
        activeColumn={activeColumn}
        material={material}
        sum={props.sums.get(sapMaterialNumber) ?? NO_QUANTITY}
        stock={props.stock}
        price={props.price}
        isLoading={props.isLoading}
      />
    </div>
  );
});
MatrixRow.displayName = 'MatrixRow';
