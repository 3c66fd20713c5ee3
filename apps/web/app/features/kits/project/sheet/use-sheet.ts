import { getKitSheet, type SheetKit, type SheetMaterial } from '@grossist/contracts';
import { addQuantity, NO_QUANTITY, type Quantity } from '@grossist/domain';
import { useMemo, useState } from 'react';
import { type ProblemError, useOperationQuery } from '../../../../api/index.ts';
import { useStable } from '../../../cart/index.ts';
import { type CellPlace, type CellStates, cellKey } from './cell-saves.ts';
import { mergeRows, quantitiesOfKit, type Sheet, type SheetQuantities } from './sheet-data.ts';
import { type SheetEdits, useSheetEdits } from './use-sheet-edits.ts';

const STALE_MS = 60_000;

/** A project as the page shows it: what is saved, with what is being edited over it. */
export interface ShownSheet {
  project: Sheet;
  kits: readonly SheetKit[];
  rows: readonly SheetMaterial[];
  quantities: SheetQuantities;
  /** Over all kits, by material. */
  sums: ReadonlyMap<string, Quantity>;
  states: CellStates;
  edits: SheetEdits;
  /** False for an ordered project, and for visitors who may only look. */
  mayEdit: boolean;
  /** Shows a row for a material that no kit holds yet. */
  addRow: (material: SheetMaterial) => void;
  removeRow: (sapMaterialNumber: string) => void;
}

const overlaid = (kits: readonly SheetKit[], states: CellStates): SheetQuantities => {
  const edited = new Map<string, Map<string, Quantity>>();
  for (const { kind, wanted } of states.values()) {
    // The other tab's quantity is shown until the user chooses.
    if (kind === 'conflict' || kind === 'rounded') continue;
    const cells = edited.get(wanted.kitId) ?? new Map<string, Quantity>();
    edited.set(wanted.kitId, cells.set(wanted.sapMaterialNumber, wanted.quantity));
  }
  return new Map(
    kits.map((kit) => {
      const saved = quantitiesOfKit(kit);
      const cells = edited.get(kit.id);
      return [kit.id, cells ? new Map([...saved, ...cells]) : saved];
    }),
  );
};

const summed = (quantities: SheetQuantities): ReadonlyMap<string, Quantity> => {
  const sums = new Map<string, Quantity>();
  for (const cells of quantities.values()) {
    for (const [number, quantity] of cells) sums.set(number, addQuantity(sums.get(number) ?? NO_QUANTITY, quantity));
  }
  return sums;
};

export interface SheetLoading {
  sheet: ShownSheet | undefined;
  error: ProblemError | null;
  tryAgain: () => void;
}

/** Loads a project of kits and follows its edits. [own-kit-06] */
export const useSheet = (smartKitId: string, isViewOnly: boolean): SheetLoading => {
  const { data, error, refetch } = useOperationQuery(
    getKitSheet,
    { params: { id: smartKitId } },
    { staleTime: STALE_MS },
  );
  const [known, setKnown] = useState<readonly SheetMaterial[]>([]);
  const rows = useMemo(() => (data ? mergeRows(known, data.materials) : known), [known, data]);
  if (rows !== known) setKnown(rows);

  const { states, ...edits } = useSheetEdits(smartKitId, data, rows);
  const kits = data?.kits;
  const quantities = useMemo(() => overlaid(kits ?? [], states), [kits, states]);
  const sums = useMemo(() => summed(quantities), [quantities]);
  // A material that is not sold anymore goes with its last quantity.
  const shownRows = useMemo(
    () => rows.filter((row) => !row.isInvalid || (sums.get(row.sapMaterialNumber) ?? NO_QUANTITY) > NO_QUANTITY),
    [rows, sums],
  );
  const addRow = useStable((material: SheetMaterial) => setKnown((before) => mergeRows(before, [material])));
  const removeRow = useStable((number: string) => {
    if ((sums.get(number) ?? NO_QUANTITY) > NO_QUANTITY) edits.clearRow(number);
    setKnown((before) => before.filter((row) => row.sapMaterialNumber !== number));
  });
  const sheet = data && {
    project: data,
    kits: data.kits,
    rows: shownRows,
    quantities,
    sums,
    states,
    edits,
    mayEdit: !data.isOrdered && !isViewOnly,
    addRow,
    removeRow,
  };
  return { sheet, error, tryAgain: () => void refetch() };
};

/** The state of a cell, if it has one. */
export const stateOfCell = (states: CellStates, place: CellPlace) => states.get(cellKey(place));
