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

/**
 * Has the database record each statement that may have written to a table, be it by a cascade or in a function. The records
 * are taken by a function, so that taking them does not count as a change of the test's database (`untilChanged`).
 */
const recordWrites = async (db: Database): Promise<void> => {
  await sql`
    create schema written_tables
    create table records (name text not null)`.execute(db);
  await sql`
    create function written_tables.record() returns trigger language plpgsql as $$
      begin
        insert into written_tables.records values (tg_table_schema || '.' || tg_table_name);
        return null;
      end
    $$`.execute(db);
  await sql`
    create function written_tables.take() returns table (name text) language sql as $$
      delete from written_tables.records returning name
    $$`.execute(db);
  await sql`
    do $$
      declare written record;
      begin
        for written in select schemaname, tablename from pg_tables
            where schemaname not in ('pg_catalog', 'information_schema', 'written_tables') loop
          execute format(
            'create trigger record_writes after insert or update or delete or truncate on %I.%I
            for each statement execute function written_tables.record()', written.schemaname, written.tablename);
        end loop;
      end
    $$`.execute(db);
};

const hashOf = ({ schema, name }: Table) => sql`
  select ${`${schema}.${name}`} as name, count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as hash
  from ${sql.table(`${schema}.${name}`)} t`;

/**
 * Distinguishes every state of the whole database from every other: by each table, how many rows and what is in them. Only
 * tables that were written to since the last time are read again.
 */
export const fingerprints = async (db: Database): Promise<() => Promise<readonly string[]>> => {
  const tables = await tablesOf(db);
  const known = new Map<string, string>();

  const read = async (some: readonly Table[]): Promise<void> => {
    if (some.length === 0) return;
    const { rows } = await sql<{ name: string; rows: number; hash: string }>`
      ${sql.join(some.map(hashOf), sql` union all `)}`.execute(db);
    for (const { name, rows: count, hash } of rows) known.set(name, `${name} ${count} ${hash}`);
  };

  await recordWrites(db);
  await read(tables);
  return async () => {
    const { rows } = await sql<{ name: string }>`select distinct name from written_tables.take()`.execute(db);
    const written = new Set(rows.map(({ name }) => name));
    await read(tables.filter(({ schema, name }) => written.has(`${schema}.${name}`)));
    return [...known.values()].toSorted();
  };
};
