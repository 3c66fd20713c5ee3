import { NO_QUANTITY, type Quantity, quantityToDecimal } from '@grossist/domain';
import { useIntl } from '../../../../i18n/index.ts';
import type { ChosenKits } from '../chosen-kits.tsx';
import { quantityShown } from '../sheet/sheet-data.ts';
import { type ShownSheet, stateOfCell } from '../sheet/use-sheet.ts';
import { type CellEdit, type EditResult, replaceMaterial } from '../sheet/use-sheet-edits.ts';
import type { MatrixActions } from './matrix-keys.tsx';
import { blockBetween, isQuantity, type MatrixPlace, type MatrixSize, placesOf } from './matrix-place.ts';
import type { ActiveCell } from './use-active-cell.ts';

interface MatrixActionsWanted {
  sheet: ShownSheet;
  active: ActiveCell;
  size: MatrixSize;
  chosen: ChosenKits;
  edit: (text: string) => void;
  onResult: (result: EditResult) => void;
  openMenu: (column: number) => void;
  onRename: (kitId: string) => void;
  onRemove: (kitIds: readonly string[]) => void;
}

/** The actions of keys and buttons on the matrix. */
export const useMatrixActions = (wanted: MatrixActionsWanted) => {
  const { sheet, active, size, chosen, onResult } = wanted;
  const { edits, mayEdit } = sheet;
  const intl = useIntl();

  const cellAt = ({ row, column }: MatrixPlace) => {
    const [kit, material] = [sheet.kits[column], sheet.rows[row]];
    return kit && material && { kitId: kit.id, sapMaterialNumber: material.sapMaterialNumber };
  };
  const activeCell = cellAt(active.place);
  const quantityOfActive = activeCell ? quantityShown(sheet.quantities, activeCell) : NO_QUANTITY;
  const selected = active.block ?? blockBetween(active.place, active.place, size);
  const selectedCells = selected ? placesOf(selected).flatMap((place) => cellAt(place) ?? []) : [];

  const set = (cells: readonly CellEdit[]): void => {
    if (!mayEdit || cells.length === 0) return;
    onResult(edits.set(cells));
  };
  /** The block where there is one, else the active cell's row in the chosen kits, else the cell alone. */
  const fillWith = (quantity: Quantity): void => {
    if (!activeCell) return;
    if (active.block) return set(selectedCells.map((cell) => ({ ...cell, quantity })));
    const kitIds = new Set([activeCell.kitId, ...chosen.ids]);
    set([...kitIds].map((kitId) => ({ ...activeCell, kitId, quantity })));
  };
  const replace = (row: number): void => {
    const material = sheet.rows[row];
    if (!mayEdit || !material?.successor) return;
    set(replaceMaterial(sheet, material));
  };
  const actions: MatrixActions = {
    edit: (text) => {
      if (mayEdit) wanted.edit(text);
    },
    textOfActive: () =>
      quantityOfActive === NO_QUANTITY
        ? ''
        : intl.formatNumber(Number(quantityToDecimal(quantityOfActive)), {
            useGrouping: false,
            maximumFractionDigits: 3,
          }),
    clear: () => set(selectedCells.map((cell) => ({ ...cell, quantity: NO_QUANTITY }))),
    // As in spreadsheets, the cell in which the block began is the pattern.
    fill: () => {
      const pattern = cellAt(active.anchor);
      if (pattern) fillWith(quantityShown(sheet.quantities, pattern));
    },
    undo: () => {
      edits.undo();
    },
    discard: () => {
      if (activeCell && stateOfCell(sheet.states, activeCell)) edits.discard([activeCell]);
      active.go(active.place);
    },
    accept: () => {
      const state = activeCell && stateOfCell(sheet.states, activeCell);
      if (activeCell && (state?.kind === 'failed' || state?.kind === 'conflict')) edits.retry([activeCell]);
      else replace(active.place.row);
    },
    toggleKit: (column) => {
      const kit = sheet.kits[column];
      if (kit) chosen.toggle(kit.id);
    },
    toggleAll: () => chosen.chooseAll(chosen.ids.size < sheet.kits.length),
    openMenu: (column) => {
      if (mayEdit) wanted.openMenu(column);
    },
    renameKit: (column) => {
      const kit = sheet.kits[column];
      if (mayEdit && kit) wanted.onRename(kit.id);
    },
    removeKits: (column) => {
      const kit = sheet.kits[column];
      if (mayEdit && kit) wanted.onRemove(chosen.ids.has(kit.id) ? [...chosen.ids] : [kit.id]);
    },
    removeRow: (row) => {
      const material = sheet.rows[row];
      if (mayEdit && material) sheet.removeRow(material.sapMaterialNumber);
    },
  };
  return {
    actions,
    activeCell,
    fillWith,
    setActive: (quantity: Quantity): void => {
      if (activeCell) set([{ ...activeCell, quantity }]);
    },
    replace,
    isEditable: mayEdit && isQuantity(active.place, size),
  };
};
