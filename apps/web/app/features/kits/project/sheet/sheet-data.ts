import {
  getKitSheet,
  type OperationOutput,
  type SheetKit,
  type SheetMaterial,
  type setKitQuantities,
} from '@grossist/contracts';
import { NO_QUANTITY, type Quantity, quantityOf } from '@grossist/domain';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../../../../api/index.ts';
import type { CellPlace } from './cell-key.ts';

export type Sheet = OperationOutput<typeof getKitSheet>;

export const sheetKey = (smartKitId: string) => queryKeyOf(getKitSheet, { params: { id: smartKitId } });

export const cachedSheet = (queries: QueryClient, smartKitId: string): Sheet | undefined =>
  queries.getQueryData<Sheet>(sheetKey(smartKitId));

const byMaterial = new WeakMap<SheetKit, ReadonlyMap<string, Quantity>>();

/** What a kit holds of each material. Kits that did not change are read once. */
export const quantitiesOfKit = (kit: SheetKit): ReadonlyMap<string, Quantity> => {
  const known = byMaterial.get(kit);
  if (known) return known;
  const made = new Map(kit.items.map((item) => [item.sapMaterialNumber, quantityOf(item.quantity)]));
  byMaterial.set(kit, made);
  return made;
};

/** What a sheet holds in a cell; undefined for a kit that it has not. */
export const quantityInSheet = (sheet: Sheet | undefined, place: CellPlace): Quantity | undefined => {
  const kit = sheet?.kits.find(({ id }) => id === place.kitId);
  return kit && (quantitiesOfKit(kit).get(place.sapMaterialNumber) ?? NO_QUANTITY);
};

/** The sheet after some of its cells were set: changed kits in their places, new materials last. */
export const withChange = (sheet: Sheet, change: OperationOutput<typeof setKitQuantities>): Sheet => {
  const kits = new Map(change.kits.map((kit) => [kit.id, kit]));
  const known = new Set(sheet.materials.map((material) => material.sapMaterialNumber));
  return {
    ...sheet,
    modifiedAtUtc: change.modifiedAtUtc,
    kits: sheet.kits.map((kit) => kits.get(kit.id) ?? kit),
    materials: [...sheet.materials, ...change.materials.filter((material) => !known.has(material.sapMaterialNumber))],
  };
};

/**
 * The rows to show after the sheet was loaded again: known rows keep their places, also those that no kit holds now, and
 * new ones come last. Returns `rows` itself where nothing changed.
 */
export const mergeRows = (
  rows: readonly SheetMaterial[],
  materials: readonly SheetMaterial[],
): readonly SheetMaterial[] => {
  const fresh = new Map(materials.map((material) => [material.sapMaterialNumber, material]));
  const known = new Set(rows.map((row) => row.sapMaterialNumber));
  const kept = rows.map((row) => fresh.get(row.sapMaterialNumber) ?? row);
  const added = materials.filter((material) => !known.has(material.sapMaterialNumber));
  const isSame = added.length === 0 && kept.every((row, place) => row === rows[place]);
  return isSame ? rows : [...kept, ...added];
};
