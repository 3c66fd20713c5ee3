import type { Market } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import type { Person } from '../../identity/index.ts';

export const MOST_FAVORITES = 5000;

const MOST_VARIATIONS = 2000;

export interface FavoriteWanted {
  /** Empty: the code counts. */
  sapMaterialNumber: string;
  code: string;
  isFavorite: boolean;
}

/**
 * Returns the materials that a SAP number or a code names: of a product's code its variations in the market, the first
 * one first. None for a number or code that nothing has.
 */
const materialsMeant = async (tx: Transaction, market: Market, wanted: FavoriteWanted): Promise<readonly string[]> => {
  const { sapMaterialNumber, code } = wanted;
  const one = await tx
    .selectFrom('materials')
    .select('sap_material_number')
    .where((eb) =>
      sapMaterialNumber === '' ? eb('code', '=', code) : eb('sap_material_number', '=', sapMaterialNumber),
    )
    .executeTakeFirst();
  if (one !== undefined) return [one.sap_material_number];
  if (sapMaterialNumber !== '') return [];
  const variations = await tx
    .selectFrom('materials')
    .select('sap_material_number')
    .where('product_code', '=', code)
    .where(sql<boolean>`${market} = any(markets)`)
    .orderBy('sap_material_number')
    .limit(MOST_VARIATIONS)
    .execute();
  return variations.map((variation) => variation.sap_material_number);
};

const add = async (tx: Transaction, contactId: string, number: string): Promise<void> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from favorites where contact_id = ${contactId} and sap_material_number <> ${number}`.execute(
    tx,
  );
  if ((rows[0]?.count ?? 0) >= MOST_FAVORITES) {
    throw breaksRule('favorites-full', `No more than ${MOST_FAVORITES} favourites are kept`);
  }
  await tx
    .insertInto('favorites')
    .values({ contact_id: contactId, sap_material_number: number })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/**
 * Puts a material on the person's favourites or takes it off; again is no error. A product's code stands for its first
 * variation, and where it is taken off for all of them. [fav-01]
 * @throws Failure 404 for a material that there is not, 422 `favorites-full`
 */
export const setFavorite =
  (db: Database) =>
  (person: Person, wanted: FavoriteWanted): Promise<void> =>
    transaction(db, async (tx) => {
      // The person's own row stands guard over the limit.
      await sql`select from contacts where id = ${person.contactId} for no key update`.execute(tx);
      const numbers = await materialsMeant(tx, person.market, wanted);
      const [first] = numbers;
      if (first === undefined) throw notFound('material');
      if (wanted.isFavorite) return add(tx, person.contactId, first);
      await tx
        .deleteFrom('favorites')
        .where('contact_id', '=', person.contactId)
        .where('sap_material_number', 'in', numbers)
        .execute();
    });
