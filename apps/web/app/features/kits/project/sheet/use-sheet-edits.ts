import type { SheetMaterial } from '@grossist/contracts';
import { NO_QUANTITY, type Quantity } from '@grossist/domain';
import { useRef } from 'react';
import { useStable } from '../../../cart/index.ts';
import { type CellPlace, cellKey } from './cell-key.ts';
import type { CellStates, WantedCell } from './cell-saves.ts';
import { packed } from './packing.ts';
import { quantityInSheet, type Sheet } from './sheet-data.ts';
import { useCellSaves } from './use-cell-saves.ts';

/** A cell and the quantity that is typed, pasted or filled into it. */
export interface CellEdit extends CellPlace {
  quantity: Quantity;
}

/** What came of setting cells. */
export interface EditResult {
  set: number;
  rounded: number;
  /** Of materials that are not sold anymore: these can only be removed. */
  refused: number;
}

export interface SheetEdits {
  set: (cells: readonly CellEdit[]) => EditResult;
  clearRow: (sapMaterialNumber: string) => void;
  /** Takes the last edit back. Returns false when there is none. */
  undo: () => boolean;
  /** Saves what failed or was in conflict once more. */
  retry: (places: readonly CellPlace[]) => void;
  discard: (places: readonly CellPlace[]) => void;
  /** Returns true while something is being saved. */
  isBusy: () => boolean;
}

/** Edits that can be taken back. */
const MOST_UNDONE = 100;

/** Edits of the cells of a sheet, with the way back. Quantities are rounded as the server will round them. */
export const useSheetEdits = (
  smartKitId: string,
  sheet: Sheet | undefined,
  rows: readonly SheetMaterial[],
): SheetEdits & { states: CellStates } => {
  const { states, saves } = useCellSaves(smartKitId);
  const undone = useRef<(readonly CellEdit[])[]>([]);

  const shown = (place: CellPlace): Quantity => {
    const state = states.get(cellKey(place));
    if (state?.kind === 'saving') return state.wanted.quantity;
    return quantityInSheet(sheet, place) ?? NO_QUANTITY;
  };
  const apply = (cells: readonly CellEdit[]): EditResult => {
    const materials = new Map(rows.map((row) => [row.sapMaterialNumber, row]));
    const wanted: WantedCell[] = [];
    const before: CellEdit[] = [];
    let refused = 0;
    for (const { kitId, sapMaterialNumber, quantity } of cells) {
      const material = materials.get(sapMaterialNumber);
      // A successor has no row yet: the server rounds it.
      const rounded = quantity <= NO_QUANTITY || !material ? quantity : packed(material, quantity);
      if (rounded === undefined) {
        refused += 1;
        continue;
      }
      const place = { kitId, sapMaterialNumber };
      const now = shown(place);
      const isOpen = states.has(cellKey(place));
      if (rounded === now && !isOpen) continue;
      before.push({ ...place, quantity: now });
      wanted.push({ ...place, quantity: rounded, requested: quantity });
    }
    if (wanted.length > 0) {
      undone.current = [...undone.current.slice(1 - MOST_UNDONE), before];
      saves.set(wanted, shown);
    }
    return { set: wanted.length, rounded: wanted.filter((cell) => cell.quantity !== cell.requested).length, refused };
  };

  return {
    states,
    set: useStable(apply),
    clearRow: useStable((sapMaterialNumber: string) => {
      const kits = sheet?.kits ?? [];
      apply(kits.map(({ id }) => ({ kitId: id, sapMaterialNumber, quantity: NO_QUANTITY })));
    }),
    undo: useStable(() => {
      const last = undone.current.at(-1);
      if (last === undefined) return false;
      const earlier = undone.current.slice(0, -1);
      apply(last);
      // Taking back is no edit of its own.
      undone.current = earlier;
      return true;
    }),
    retry: useStable((places: readonly CellPlace[]) => {
      const again = places.flatMap((place) => states.get(cellKey(place))?.wanted ?? []);
      saves.set(again, (place) => quantityInSheet(sheet, place) ?? NO_QUANTITY);
    }),
    discard: useStable((places: readonly CellPlace[]) => saves.discard(places)),
    isBusy: useStable(() => saves.isBusy),
  };
};
