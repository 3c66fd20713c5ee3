import { sql } from 'kysely';
import type { Database } from '../../src/db/index.ts';

/** What a call may leave behind though it is refused: when somebody was seen, and how often a password was wrong. */
const MAY_CHANGE = ['sessions', 'sign_in_failures', 'known_devices', 'audit_entries'];

interface Table {
  schema: string;
  name: string;
}

const tablesOf = async (db: Database): Promise<readonly Table[]> => {
  const { rows } = await sql<Table>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') and not tablename = any(${MAY_CHANGE})
    order by schemaname, tablename`.execute(db);
  return rows;
};

/** Tells every state of the whole database from every other: by each table, how many rows and what is in them. */
export const fingerprints = async (db: Database): Promise<() => Promise<readonly string[]>> => {
  const parts = (await tablesOf(db)).map(
    ({ schema, name }) => sql`
      select ${`${schema}.${name}`} as name, count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as hash
      from ${sql.table(`${schema}.${name}`)} t`,
  );
  return async () => {
    const { rows } = await sql<{ name: string; rows: number; hash: string }>`
      ${sql.join(parts, sql` union all `)} order by name`.execute(db);
    return rows.map(({ name, rows: count, hash }) => `${name} ${count} ${hash}`);
  };
};
