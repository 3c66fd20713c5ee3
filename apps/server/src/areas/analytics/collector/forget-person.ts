import { sql } from 'kysely';
import { type Database, transaction } from '../../../db/index.ts';
import { forgetIds } from './engage-profiles.ts';

/** Deletes what analytics stores of a person, in every browser. Returns the number of deleted events. [own-ana-02] */
export const forgetPerson =
  (db: Database) =>
  (contactId: string): Promise<number> =>
    transaction(db, async (tx) => {
      const { rows } = await sql<{ distinct_id: string }>`
        select distinct_id from analytics_people where contact_id = ${contactId}
        order by distinct_id for update`.execute(tx);
      return forgetIds(
        tx,
        rows.map((row) => row.distinct_id),
      );
    });
