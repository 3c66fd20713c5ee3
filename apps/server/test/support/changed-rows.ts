import type { Client } from 'pg';

/** Tables that record the calls themselves, independent of their fields. */
const ABOUT_CALLS = ['audit_entries', 'sessions', 'sign_in_failures', 'search_changes'];

/** By table and column, the values of the rows that a transaction wrote; and the number of rows where it differs. */
export type ChangedRows = ReadonlyMap<string, string>;

interface TableContent {
  name: string;
  count: number;
  written: Record<string, unknown>[] | null;
}

const contentOf = (name: string): string => `
  select '${name}' as name, (select count(*) from ${name})::integer as count,
    (select json_agg(to_jsonb(t)) from ${name} t where t.xmin::text::bigint >= $1) as written`;

/** By column, the values of some rows; rows in another order have the same. */
const columnsOf = (rows: readonly Record<string, unknown>[]): Map<string, string> => {
  const columns = new Map<string, string[]>();
  for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
    columns.set(column, [...(columns.get(column) ?? []), JSON.stringify(value)]);
  }
  return new Map([...columns].map(([column, values]) => [column, values.toSorted().join(' ')]));
};

/**
 * Prepares to read what the client's own transaction has changed so far, in every table of the shop; what is there at
 * the time of this call is the state before the changes.
 */
export const changedRowsReader = async (client: Client): Promise<() => Promise<ChangedRows>> => {
  const { rows: tables } = await client.query<{ name: string }>(
    `
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'erp') and c.relname <> all($1) order by 1`,
    [ABOUT_CALLS],
  );
  const read = async (names: readonly string[], transaction: number): Promise<TableContent[]> => {
    if (names.length === 0) return [];
    return (await client.query<TableContent>(names.map(contentOf).join(' union all '), [transaction])).rows;
  };
  const NOT_YET_BEGUN = Number.MAX_SAFE_INTEGER;
  const before = await read(
    tables.map(({ name }) => name),
    NOT_YET_BEGUN,
  );
  const counts = new Map(before.map(({ name, count }) => [name, count]));
  return async () => {
    const { rows: touched } = await client.query<{ name: string; transaction: number }>({
      name: 'touched_tables',
      text: `
        select format('%I.%I', schemaname, relname) as name, pg_current_xact_id()::text::bigint as transaction
        from pg_stat_xact_user_tables where n_tup_ins + n_tup_upd + n_tup_del > 0 order by 1`,
    });
    const names = touched.map(({ name }) => name).filter((name) => counts.has(name));
    const changed = new Map<string, string>();
    for (const { name, count, written } of await read(names, touched[0]?.transaction ?? 0)) {
      if (count !== counts.get(name)) changed.set(`${name} count`, String(count));
      for (const [column, values] of columnsOf(written ?? [])) changed.set(`${name}.${column}`, values);
    }
    return changed;
  };
};
