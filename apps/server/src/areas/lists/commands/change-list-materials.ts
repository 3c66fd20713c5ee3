/** Adds materials to a list, and removes them, by SAP number or by the code of a product. */

import { type Market, quantityToDecimal } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { quantityOfWire } from '../../../http/check-input.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import type { ListLimits } from '../limits.ts';
import { type ListRow, lockList, lockListToEdit } from '../policy.ts';
import { defaultListOf, ensureFavorites } from './built-in-lists.ts';
import { type ChangedMaterials, changeMaterials, type LineToAdd } from './change-materials.ts';

export interface MaterialNamed {
  /** Empty: the code counts. */
  sapMaterialNumber: string;
  code: string;
}

const MOST_VARIATIONS = 2000;

/** Returns the SAP number of the material that a SAP number or a variation's code names. One query. */
const materialMeant = async (
  db: Database | Transaction,
  { sapMaterialNumber, code }: MaterialNamed,
): Promise<string | undefined> => {
  const found = await db
    .selectFrom('materials')
    .select('sap_material_number')
    .where((eb) =>
      sapMaterialNumber === '' ? eb('code', '=', code) : eb('sap_material_number', '=', sapMaterialNumber),
    )
    .executeTakeFirst();
  return found?.sap_material_number;
};

/**
 * Returns the SAP numbers that a SAP number or a code names: of a product's code its variations in the market, the first
 * one first. None for a number or code that nothing has. At most two queries.
 */
export const materialsMeant = async (
  db: Database | Transaction,
  market: Market,
  named: MaterialNamed,
): Promise<readonly string[]> => {
  const one = await materialMeant(db, named);
  if (one !== undefined) return [one];
  if (named.sapMaterialNumber !== '') return [];
  const variations = await db
    .selectFrom('materials')
    .select('sap_material_number')
    .where('product_code', '=', named.code)
    .where(sql<boolean>`${market} = any(markets)`)
    .orderBy('sap_material_number')
    .limit(MOST_VARIATIONS)
    .execute();
  return variations.map((variation) => variation.sap_material_number);
};

interface LineWanted {
  sapMaterialNumber: string;
  /** Sales units as they were sent; null or absent: none. */
  usualQuantity?: number | null | undefined;
  note: string;
}

export const listFull = (limit: number) => breaksRule('list-full', `A list has at most ${limit} lines`);

export const notPositive = (field: string) =>
  breaksRule('quantity-not-positive', 'The quantity must be above 0', field);

const newLine = (sapMaterialNumber: string): LineToAdd => ({ sapMaterialNumber, usualQuantity: null, note: '' });

/**
 * Adds a material at the end of a list; one that is there stays as it is. [vl-08]
 * @throws Failure 404 for the list or the material, 403 without edit rights, 422 `list-full`
 */
export const addVariation =
  (db: Database, limits: ListLimits) =>
  (buyer: Buyer, listId: string, named: MaterialNamed): Promise<void> =>
    transaction(db, async (tx) => {
      const list = await lockListToEdit(tx, buyer, listId);
      const number = await materialMeant(tx, named);
      if (number === undefined) throw notFound('material');
      const change = { toRemove: [], toAdd: [newLine(number)], limit: limits.lines };
      const [refused] = (await changeMaterials(tx, list, buyer, change)).notAdded;
      if (refused?.reason === 'list-full') throw listFull(limits.lines);
      if (refused !== undefined) throw notFound('material');
    });

/**
 * Removes a material from a list; one that is not there is no error. [vl-09]
 * @throws Failure 404 for the list or the material, 403 without edit rights
 */
export const removeVariation =
  (db: Database, limits: ListLimits) =>
  (buyer: Buyer, listId: string, named: MaterialNamed): Promise<void> =>
    transaction(db, async (tx) => {
      const list = await lockListToEdit(tx, buyer, listId);
      const number = await materialMeant(tx, named);
      if (number === undefined) throw notFound('material');
      await changeMaterials(tx, list, buyer, { toRemove: [number], toAdd: [], limit: limits.lines });
    });

/**
 * Removes and adds materials in one transaction, a constant number of statements; reports what can't be added. [vl-10]
 * @throws Failure 404 for the list, 403 without edit rights, 422 `nothing-to-change`
 */
export const patchList =
  (db: Database, limits: ListLimits) =>
  (
    buyer: Buyer,
    listId: string,
    numbers: { toRemove: readonly string[]; toAdd: readonly string[] },
  ): Promise<ChangedMaterials> =>
    transaction(db, async (tx) => {
      const list = await lockListToEdit(tx, buyer, listId);
      if (numbers.toRemove.length + numbers.toAdd.length === 0) {
        throw breaksRule('nothing-to-change', 'Name a material to remove or to add', 'sapMaterialNumbersToAdd');
      }
      const toAdd = numbers.toAdd.map(newLine);
      return changeMaterials(tx, list, buyer, { toRemove: numbers.toRemove, toAdd, limit: limits.lines });
    });

/**
 * Locks the list that lines go to: the one chosen, else the person's default while they may edit it, else the
 * favorites.
 */
const lockListToAddTo = async (tx: Transaction, buyer: Buyer, listId: string | undefined): Promise<ListRow> => {
  if (listId !== undefined) return lockListToEdit(tx, buyer, listId);
  const preset = await defaultListOf(tx, buyer);
  if (preset !== undefined) {
    const { list, rights } = await lockList(tx, buyer, preset, { withDeleted: true });
    if (rights.mayEditLines && list.deleted_at === null) return list;
  }
  return lockListToEdit(tx, buyer, await ensureFavorites(tx, buyer.contactId));
};

/**
 * Adds lines within a transaction to a list, or without one to the default list, else to the favorites. What can't be
 * added is reported. A constant number of statements.
 * @throws Failure 404 for the list, 403 without edit rights, 422 `quantity-not-positive`
 */
export const addLinesWithin =
  (limits: ListLimits) =>
  async (
    tx: Transaction,
    buyer: Buyer,
    listId: string | undefined,
    lines: readonly LineWanted[],
  ): Promise<ChangedMaterials & { list: ListRow }> => {
    const list = await lockListToAddTo(tx, buyer, listId);
    const toAdd = lines.map(({ sapMaterialNumber, usualQuantity, note }, index) => {
      const quantity = typeof usualQuantity === 'number' ? quantityOfWire(usualQuantity) : undefined;
      if (quantity !== undefined && quantity <= 0) throw notPositive(`Lines.${index}.UsualQuantity`);
      return { sapMaterialNumber, note, usualQuantity: quantity === undefined ? null : quantityToDecimal(quantity) };
    });
    const changed = await changeMaterials(tx, list, buyer, { toRemove: [], toAdd, limit: limits.lines });
    return { ...changed, list };
  };

/** The same in a transaction of its own. [own-vl-07] */
export const addLines = (db: Database, limits: ListLimits) => {
  const add = addLinesWithin(limits);
  return (buyer: Buyer, listId: string | undefined, lines: readonly LineWanted[]) =>
    transaction(db, (tx) => add(tx, buyer, listId, lines));
};
