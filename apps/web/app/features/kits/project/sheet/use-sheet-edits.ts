import { type SheetKit, type SheetMaterial, setKitQuantities } from '@grossist/contracts';
import { addQuantity, NO_QUANTITY, type Quantity, quantityToNumber } from '@grossist/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { callOperation } from '../../../../api/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { useStable } from '../../../cart/index.ts';
import { type CellPlace, CellSaves, type CellStates, cellKey, type WantedCell } from './cell-saves.ts';
import { packed } from './packing.ts';
import {
  cachedSheet,
  quantityInSheet,
  quantityShown,
  type Sheet,
  type SheetQuantities,
  sheetKey,
  withChange,
} from './sheet-data.ts';

const NO_STATES: CellStates = new Map();

const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Saves the edited cells of a project; confirms closing the page while some are not saved. */
const useCellSaves = (smartKitId: string): { states: CellStates; saves: CellSaves } => {
  const queries = useQueryClient();
  const [states, setStates] = useState(NO_STATES);
  const saves = useMemo(() => {
    const queryKey = sheetKey(smartKitId);
    return new CellSaves({
      send: async (cells) => {
        const body = {
          cells: cells.map(({ kitId, sapMaterialNumber, quantity, seen }) => ({
            kitId,
            sapMaterialNumber,
            quantity: quantityToNumber(quantity),
            seenQuantity: quantityToNumber(seen),
          })),
        };
        const change = await callOperation(setKitQuantities, { params: { id: smartKitId }, body });
        // A load that began before the change may arrive after it.
        const isLoading = queries.isFetching({ queryKey }) > 0;
        if (isLoading) await queries.cancelQueries({ queryKey });
        queries.setQueryData<Sheet>(queryKey, (sheet) => sheet && withChange(sheet, change));
        if (isLoading) void queries.invalidateQueries({ queryKey });
      },
      reload: () => queries.refetchQueries({ queryKey }),
      savedQuantity: (place) => quantityInSheet(cachedSheet(queries, smartKitId), place),
      onChange: setStates,
    });
  }, [queries, smartKitId]);

  const isUnsaved = [...states.values()].some(({ kind }) => kind === 'saving' || kind === 'failed');
  useEffect(() => {
    if (!isUnsaved) return undefined;
    addEventListener('beforeunload', askBeforeLeaving);
    return () => removeEventListener('beforeunload', askBeforeLeaving);
  }, [isUnsaved]);
  return { states, saves };
};

/** A cell and the quantity that is typed, pasted or filled into it. */
export interface CellEdit extends CellPlace {
  quantity: Quantity;
}

/** The result of setting cells. */
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
  /** Saves again what failed or was in conflict. */
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
      // Undoing is not recorded as an edit.
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

/**
 * Lists the cells that put a material's successor in its place: in each kit that holds it, or in one, with its quantity
 * on top of what the kit holds of the successor. The successor's row must be known.
 */
export const replaceMaterial = (
  sheet: { kits: readonly SheetKit[]; quantities: SheetQuantities },
  { sapMaterialNumber, successor }: SheetMaterial,
  kitId?: string,
): CellEdit[] => {
  if (!successor) return [];
  return sheet.kits
    .filter(({ id }) => kitId === undefined || id === kitId)
    .flatMap(({ id }): CellEdit[] => {
      const held = quantityShown(sheet.quantities, { kitId: id, sapMaterialNumber });
      if (held === NO_QUANTITY) return [];
      const place = { kitId: id, sapMaterialNumber: successor.sapMaterialNumber };
      return [
        { ...place, quantity: addQuantity(held, quantityShown(sheet.quantities, place)) },
        { kitId: id, sapMaterialNumber, quantity: NO_QUANTITY },
      ];
    });
};

type Result = EditResult & { unreadable?: number; cut?: number };

/** Returns a text for the result of setting cells: how many, how many were rounded, and what was left out. */
export const useEditWords = (): ((result: Result) => string) => {
  const text = useText();
  return ({ set, rounded, refused, unreadable = 0, cut = 0 }) =>
    [
      set > 1 || refused + unreadable + cut > 0 ? text('kits.said.set', { count: set }) : '',
      rounded > 0 ? text('kits.said.rounded', { count: rounded }) : '',
      refused > 0 ? text('kits.said.refused', { count: refused }) : '',
      unreadable > 0 ? text('kits.said.notNumbers', { count: unreadable }) : '',
      cut > 0 ? text('kits.said.cut', { count: cut }) : '',
    ]
      .filter((part) => part !== '')
      .join(' ');
};
