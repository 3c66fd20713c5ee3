import { z } from 'zod';
import type { Cluster } from '../cluster/index.ts';

/** How far an index has followed the database. It lies in the index itself, so that whoever goes on knows it. */
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
