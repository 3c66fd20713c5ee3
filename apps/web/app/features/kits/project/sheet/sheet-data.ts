import {
  getKitSheet,
  getSmartKitLastModified,
  type OperationOutput,
  type SheetKit,
  type SheetMaterial,
  type setKitQuantities,
} from '@grossist/contracts';
import { NO_QUANTITY, type Quantity, quantityOf } from '@grossist/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeyOf } from '../../../../api/index.ts';
import { onKitChange } from '../../../cart/index.ts';
import type { CellPlace } from './cell-saves.ts';

export type Sheet = OperationOutput<typeof getKitSheet>;

export const sheetKey = (smartKitId: string) => queryKeyOf(getKitSheet, { params: { id: smartKitId } });

export const cachedSheet = (queries: QueryClient, smartKitId: string): Sheet | undefined =>
  queries.getQueryData<Sheet>(sheetKey(smartKitId));

const byMaterial = new WeakMap<SheetKit, ReadonlyMap<string, Quantity>>();

/** Returns the quantity of each material in a kit, memoized per kit. */
export const quantitiesOfKit = (kit: SheetKit): ReadonlyMap<string, Quantity> => {
  const known = byMaterial.get(kit);
  if (known) return known;
  const made = new Map(kit.items.map((item) => [item.sapMaterialNumber, quantityOf(item.quantity)]));
  byMaterial.set(kit, made);
  return made;
};

/** Quantities by kit id, then by SAP number. */
export type SheetQuantities = ReadonlyMap<string, ReadonlyMap<string, Quantity>>;

/** Returns the quantity of a cell, 0 where it has none. */
export const quantityShown = (quantities: SheetQuantities, { kitId, sapMaterialNumber }: CellPlace): Quantity =>
  quantities.get(kitId)?.get(sapMaterialNumber) ?? NO_QUANTITY;

/** Returns the quantity in a cell; undefined for a kit that is not in the sheet. */
export const quantityInSheet = (sheet: Sheet | undefined, place: CellPlace): Quantity | undefined => {
  const kit = sheet?.kits.find(({ id }) => id === place.kitId);
  return kit && (quantitiesOfKit(kit).get(place.sapMaterialNumber) ?? NO_QUANTITY);
};

/** Returns the sheet with some cells set: changed kits in their places, new materials last. */
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
 * Returns the rows to show after the sheet was reloaded: known rows stay in place, also those that no kit holds now, and
 * new ones come last. Returns `rows` itself where nothing changed.
 */
export const mergeRows = (
  rows: readonly SheetMaterial[],
  materials: readonly SheetMaterial[],
): readonly SheetMaterial[] => {
  const fresh = new Map(materials.map((material) => [material.sapMaterialNumber, material]));
  const known = new Set(rows.map((row) => row.sapMaterialNumber));
  const merged = rows.map((row) => fresh.get(row.sapMaterialNumber) ?? row);
  const added = materials.filter((material) => !known.has(material.sapMaterialNumber));
  const isSame = added.length === 0 && merged.every((row, place) => row === rows[place]);
  return isSame ? rows : [...merged, ...added];
};

/** Milliseconds in which the response to this page's own change arrives: only then is an event another tab's. */
const OWN_RESPONSE = 250;

interface KitChange {
  smartKitId: string;
  lastModifiedUtc: string;
}

const read = (message: string): KitChange | undefined => {
  const event: unknown = JSON.parse(message);
  if (typeof event !== 'object' || event === null) return undefined;
  if (!('smartKitId' in event) || !('lastModifiedUtc' in event)) return undefined;
  const { smartKitId, lastModifiedUtc } = event;
  return typeof smartKitId === 'string' && typeof lastModifiedUtc === 'string'
    ? { smartKitId, lastModifiedUtc }
    : undefined;
};

/** Loads the project again when another tab or device changed it, once this page's own changes are saved. */
export const useSheetEvents = (smartKitId: string, isBusy: () => boolean): void => {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isNews = (change: KitChange | undefined): boolean => {
      const known = cachedSheet(queries, smartKitId)?.modifiedAtUtc;
      return change === undefined || known === undefined || Date.parse(change.lastModifiedUtc) > Date.parse(known);
    };
    const look = (change: KitChange | undefined): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (isBusy() || queries.isMutating() > 0) look(change);
        else if (isNews(change)) void queries.invalidateQueries({ queryKey: [getSmartKitLastModified.area] });
      }, OWN_RESPONSE);
    };
    const stop = onKitChange((message) => {
      const change = message === undefined ? undefined : read(message);
      if (message !== undefined && change?.smartKitId !== smartKitId) return;
      if (isNews(change)) look(change);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queries, smartKitId, isBusy]);
};
