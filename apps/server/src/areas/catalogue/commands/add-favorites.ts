import { sql } from 'kysely';
import { type Database, transaction } from '../../../db/index.ts';
import { breaksRule } from '../../../http/failure.ts';
import type { Person } from '../../identity/index.ts';
import { MOST_FAVORITES } from './set-favorite.ts';

export interface AddedFavorites {
  added: number;
  alreadyThere: number;
}

/**
 * Puts materials on the person's favourites, those that there are; those already there stay. Three statements, however
 * many.
 * @throws Failure 422 `favorites-full`, and then none of them is
 */
export const addFavorites =
  (db: Database) =>
  (person: Pick<Person, 'contactId'>, sapMaterialNumbers: readonly string[]): Promise<AddedFavorites> =>
    transaction(db, async (tx) => {
      // The person's own row stands guard over the limit.
      await sql`select from contacts where id = ${person.contactId} for no key update`.execute(tx);
      const { rows: wanted } = await sql<{ number: string; is_there: boolean }>`
        select m.sap_material_number as number, f.contact_id is not null as is_there
        from materials m
        left join favorites f on f.sap_material_number = m.sap_material_number and f.contact_id = ${person.contactId}
        where m.sap_material_number = any(${[...sapMaterialNumbers]}::text[])`.execute(tx);
      const fresh = wanted.filter((row) => !row.is_there).map(({ number }) => number);
      const { rows } = await sql<{ total: number }>`
        with added as (
          insert into favorites (contact_id, sap_material_number)
          select ${person.contactId}, number from unnest(${fresh}::text[]) as number returning 1)
        select (select count(*) from favorites where contact_id = ${person.contactId})
          + (select count(*) from added) as total`.execute(tx);
      if ((rows[0]?.total ?? 0) > MOST_FAVORITES) {
        throw breaksRule('favorites-full', `No more than ${MOST_FAVORITES} favourites are kept`);
      }
      return { added: fresh.length, alreadyThere: wanted.length - fresh.length };
    });
