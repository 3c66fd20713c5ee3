import { NO_QUANTITY, placeBlock, quantityToDecimal, readBlock, writeBlock } from '@grossist/domain';
import type { ClipboardEvent } from 'react';
import { useIntl } from '../../../../i18n/index.ts';
import { quantityShown } from '../sheet/sheet-data.ts';
import { type ShownSheet } from '../sheet/use-sheet.ts';
import type { EditResult } from '../sheet/use-sheet-edits.ts';
import { blockBetween, isQuantity, type MatrixSize } from './matrix-place.ts';
import type { ActiveCell } from './use-active-cell.ts';

/** The result of pasting. */
export interface PasteResult extends EditResult {
  unreadable: number;
  cut: number;
}

const isInField = (target: EventTarget): boolean => target instanceof HTMLInputElement && target.type === 'text';

/** Copies the selected quantities as a spreadsheet takes them, and pastes blocks that come from one. */
export const useMatrixClipboard = (
  sheet: ShownSheet,
  active: ActiveCell,
  size: MatrixSize,
  onPasted: (result: PasteResult) => void,
) => {
  const intl = useIntl();
  const block = active.block ?? blockBetween(active.place, active.place, size);

  // With the reader's decimal sign, and without grouping: a spreadsheet takes it for a number.
  const shownIn = (row: number, column: number): string => {
    const [kit, material] = [sheet.kits[column], sheet.rows[row]];
    if (!kit || !material) return '';
    const quantity = quantityShown(sheet.quantities, { kitId: kit.id, sapMaterialNumber: material.sapMaterialNumber });
    if (quantity === NO_QUANTITY) return '';
    return intl.formatNumber(Number(quantityToDecimal(quantity)), { useGrouping: false, maximumFractionDigits: 3 });
  };
  const onCopy = (event: ClipboardEvent): void => {
    if (isInField(event.target) || !isQuantity(active.place, size) || !block) return;
    const rows = Array.from({ length: block.lastRow - block.firstRow + 1 }, (_, down) =>
      Array.from({ length: block.lastColumn - block.firstColumn + 1 }, (__, across) =>
        shownIn(block.firstRow + down, block.firstColumn + across),
      ),
    );
    event.clipboardData.setData('text/plain', writeBlock(rows));
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (isInField(event.target) || !sheet.mayEdit || !isQuantity(active.place, size) || !block) return;
    event.preventDefault();
    const placed = placeBlock(
      readBlock(event.clipboardData.getData('text/plain')),
      { row: block.firstRow, column: block.firstColumn },
      { rowCount: size.rowCount, columnCount: size.kitCount },
      {
        rowCount: block.lastRow - block.firstRow + 1,
        columnCount: block.lastColumn - block.firstColumn + 1,
      },
    );
    const cells = placed.cells.flatMap(({ row, column, quantity }) => {
      const [kit, material] = [sheet.kits[column], sheet.rows[row]];
      if (!kit || !material) return [];
      return [{ kitId: kit.id, sapMaterialNumber: material.sapMaterialNumber, quantity }];
    });
    onPasted({ ...sheet.edits.set(cells), unreadable: placed.unreadable, cut: placed.cut });
  };
  return { onCopy, onPaste };
};
