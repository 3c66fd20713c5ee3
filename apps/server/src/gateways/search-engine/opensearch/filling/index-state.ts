import type { ClientBase } from 'pg';
import { z } from 'zod';
import type { Cluster } from '../cluster/cluster.ts';

/** How far an index has followed the database. It is stored in the index itself, so that the next leader knows it. */
export interface IndexState {
  /** The last change that is in it. */
  sequence: number;
  /** When that change was noted: the same number at another time is another database. */
  madeAt: string;
  layout: number;
}

/** No material is numbered so. */
const STATE_ID = '~state';

const Answer = z.object({
  _index: z.string(),
  found: z.boolean(),
  _source: z.object({ state: z.object({ sequence: z.number(), madeAt: z.string(), layout: z.number() }) }).optional(),
});

/** The state of the index that a name or an alias refers to; undefined when there is none, or it was not finished. */
export const readState = async (
  cluster: Cluster,
  name: string,
): Promise<{ index: string; state: IndexState } | undefined> => {
  const path = `/${name}/_doc/${encodeURIComponent(STATE_ID)}`;
  const answer = await cluster.ask({ method: 'GET', path, mayBeMissing: true });
  if (answer === undefined) return undefined;
  const { _index, _source } = Answer.parse(answer);
  return _source && { index: _index, state: _source.state };
};

export const writeState = async (cluster: Cluster, index: string, state: IndexState): Promise<void> => {
  const path = `/${index}/_doc/${encodeURIComponent(STATE_ID)}`;
  await cluster.ask({ method: 'PUT', path, body: { state } });
};

/**
 * Whose turn it is, among all processes of the shop. Each lock is of one alias and ends with its connection at the
 * latest.
 */
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
