import { sql } from 'kysely';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import type { Person } from '../../identity/index.ts';

export const MOST_FAVORITES = 5000;

export interface FavoriteWanted {
  /** Empty: the code counts. */
  sapMaterialNumber: string;
  code: string;
  isFavorite: boolean;
}

const materialMeant = async (tx: Transaction, wanted: FavoriteWanted): Promise<string | undefined> => {
  const found = await tx
    .selectFrom('materials')
    .select('sap_material_number')
    .where((eb) =>
      wanted.sapMaterialNumber === ''
        ? eb('code', '=', wanted.code)
        : eb('sap_material_number', '=', wanted.sapMaterialNumber),
    )
    .executeTakeFirst();
  return found?.sap_material_number;
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
 * Puts a material on the person's favourites or takes it off; again is no error. [fav-01]
 * @throws Failure 404 for a material that there is not, 422 `favorites-full`
 */
export const setFavorite =
  (db: Database) =>
  (person: Person, wanted: FavoriteWanted): Promise<void> =>
    transaction(db, async (tx) => {
      // The person's own row stands guard over the limit.
      await sql`select from contacts where id = ${person.contactId} for no key update`.execute(tx);
      const number = await materialMeant(tx, wanted);
      if (number === undefined) throw notFound('material');
      if (wanted.isFavorite) return add(tx, person.contactId, number);
      await tx
        .deleteFrom('favorites')
        .where('contact_id', '=', person.contactId)
        .where('sap_material_number', '=', number)
        .execute();
    });
