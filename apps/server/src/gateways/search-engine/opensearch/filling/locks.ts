import type { ClientBase } from 'pg';

/** Whose turn it is, among all processes of the shop. Each lock is of one alias and ends with its connection at the latest. */
const LEADING = 724_003;
const WRITING = 724_004;
const REBUILDING = 724_005;

/** Takes, for as long as the connection lives, the right to follow the changes; false when another process has it. */
export const mayLead = async (client: ClientBase, alias: string): Promise<boolean> => {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as taken', [
    LEADING,
    alias,
  ]);
  return rows[0]?.taken === true;
};

const holding = async <T>(client: ClientBase, lock: number, alias: string, work: () => Promise<T>): Promise<T> => {
  await client.query('select pg_advisory_lock($1, hashtext($2))', [lock, alias]);
  try {
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1, hashtext($2))', [lock, alias]);
  }
};

/** While changes are written the index is not swapped, so that none goes to the one before. */
export const whileWriting = <T>(client: ClientBase, alias: string, work: () => Promise<T>): Promise<T> =>
  holding(client, WRITING, alias, work);

/** One index at a time is rebuilt. */
export const whileRebuilding = <T>(client: ClientBase, alias: string, work: () => Promise<T>): Promise<T> =>
  holding(client, REBUILDING, alias, work);
