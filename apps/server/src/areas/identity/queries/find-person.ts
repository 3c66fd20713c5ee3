import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Person } from '../../../visitors/index.ts';
import { PERSON_COLUMNS, type PersonRow, personJoins, personOf } from './person-row.ts';

/** A contact as the person they are, without a session: for what is done later in their name. One query. */
export const findPerson =
  (db: Database) =>
  async (contactId: string): Promise<Person | undefined> => {
    const { rows } = await sql<PersonRow>`
      select ${PERSON_COLUMNS} from contacts c ${personJoins(sql`null::uuid`)} where c.id = ${contactId}`.execute(db);
    return rows[0] && personOf(rows[0], undefined);
  };
