import { sql } from 'kysely';
import { type Database, literally } from '../../../db/index.ts';

export interface PersonRow {
  id: string;
  name: string;
  email: string;
  company: string | null;
  role: string;
  order_count: number;
  last_sign_in: Date | null;
  erased_at: Date | null;
}

const MOST = 20;

/** People by name, e-mail or company, at most twenty. */
export const findPeople =
  (db: Database) =>
  async (query: string): Promise<readonly PersonRow[]> => {
    const like = `%${literally(query.trim().toLowerCase())}%`;
    const { rows } = await sql<PersonRow>`
      select c.id, c.name, c.email, co.name as company, c.role, c.erased_at,
        (select count(*) from orders o where o.contact_id = c.id) as order_count,
        (select max(s.created_at) from sessions s where s.contact_id = c.id) as last_sign_in
      from contacts c left join companies co on co.id = c.company_id
      where lower(c.name || ' ' || c.email) like ${like} or lower(co.name) like ${like}
      order by c.erased_at nulls first, c.name, c.id limit ${MOST}`.execute(db);
    return rows;
  };
