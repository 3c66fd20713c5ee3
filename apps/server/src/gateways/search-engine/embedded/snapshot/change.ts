import { hostname } from 'node:os';
import type { ClientBase } from 'pg';
import type { Change } from './manifest.ts';

const SNAPSHOTS = 724_002;

/** Changes are numbered from the first: where there was none yet, one of no material is noted, so that there is a last one. */
export const noteFirstChange = async (client: ClientBase): Promise<void> => {
  await client.query(
    `insert into search_changes (sap_material_number) select '' where not exists (select from search_changes)`,
  );
};

/** A change as a snapshot remembers it; undefined when the database does not know it any more. */
export const changeOf = async (client: ClientBase, sequence: number): Promise<Change | undefined> => {
  const { rows } = await client.query<{ made_at: string }>({
    name: 'search change',
    text: 'select extract(epoch from changed_at)::text as made_at from search_changes where sequence = $1',
    values: [sequence],
  });
  const row = rows[0];
  return row && { sequence, madeAt: row.made_at };
};

/**
 * Whether what came after a change can be read from this database: the change must be there, the same to the
 * microsecond. It is not when the database is another one, is a backup from before, or has tidied away the change;
 * changes are tidied away from the first on, so none after it is missing.
 */
export const isKnown = async (client: ClientBase, { sequence, madeAt }: Change): Promise<boolean> =>
  (await changeOf(client, sequence))?.madeAt === madeAt;

/**
 * Takes, for as long as the connection lives, the right to write snapshots to a folder; it may be taken again.
 * @returns false when another process has it
 */
export const mayWrite = async (client: ClientBase, directory: string): Promise<boolean> => {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as taken', [
    SNAPSHOTS,
    `${hostname()}:${directory}`,
  ]);
  return rows[0]?.taken === true;
};
