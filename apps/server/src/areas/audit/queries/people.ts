/** Finds people and their stored data. */

import { sql } from 'kysely';
import { type Database, escapeLike } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import { PERSONAL_PARTS } from '../data/personal-parts.ts';
import type { HashEmail } from '../erased-people.ts';

export interface PersonRow {
  id: string;
  name: string;
  email: string;
  company: string | null;
  role: string;
  order_count: number;
  last_sign_in: Date | null;
  erased_at: Date | null;
  /** Erased, and must not be imported again. */
  is_kept_out: boolean;
}

const MOST = 20;

/** Finds people by name, e-mail or company, at most twenty; an erased person by the complete former e-mail. */
export const findPeople =
  (db: Database, hashEmail: HashEmail) =>
  async (query: string): Promise<readonly PersonRow[]> => {
    const like = `%${escapeLike(query.trim().toLowerCase())}%`;
    const { rows } = await sql<PersonRow>`
      select c.id, c.name, c.email, co.name as company, c.role, c.erased_at, e.contact_id is not null as is_kept_out,
        (select count(*) from orders o where o.contact_id = c.id) as order_count,
        (select max(s.created_at) from sessions s where s.contact_id = c.id) as last_sign_in
      from contacts c left join companies co on co.id = c.company_id
      left join erased_people e on e.contact_id = c.id
      where lower(c.name || ' ' || c.email) like ${like} or lower(co.name) like ${like}
        or e.email_hash = ${hashEmail(query)}
      order by c.erased_at nulls first, c.name, c.id limit ${MOST}`.execute(db);
    return rows;
  };

export interface PersonalDataPart {
  name: string;
  isWhole: boolean;
  rows: readonly Record<string, unknown>[];
}

const MOST_ROWS = 10_000;

/**
 * Loads all stored data of a person by part, at most 10,000 rows of each. One query for each part.
 * @throws Failure 404 for an unknown person
 */
export const personalData =
  (db: Database) =>
  async (contactId: string): Promise<readonly PersonalDataPart[]> => {
    const known = await db.selectFrom('contacts').select('id').where('id', '=', contactId).executeTakeFirst();
    if (known === undefined) throw notFound('person');
    const parts: PersonalDataPart[] = [];
    // Sequentially: all queries share one connection.
    for (const { name, rows } of PERSONAL_PARTS) {
      const found = await sql<Record<string, unknown>>`
        select * from (${rows(contactId)}) part limit ${MOST_ROWS + 1}`.execute(db);
      if (found.rows.length > 0)
        parts.push({ name, isWhole: found.rows.length <= MOST_ROWS, rows: found.rows.slice(0, MOST_ROWS) });
    }
    return parts;
  };
