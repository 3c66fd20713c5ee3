import { z } from 'zod';
import { type Cluster, ClusterFailure, type SearchLog } from '../cluster/cluster.ts';
import { type Patience, pause, retrying } from '../cluster/retrying.ts';
import type { IndexedDocument } from '../documents/document-of.ts';

/** One thing to write: a document, or that there is none any more. */
export type Write = { key: string; document: IndexedDocument } | { key: string; document: undefined };

export interface BulkDeps {
  cluster: Cluster;
  log: SearchLog;
  patience: Patience;
  signal: AbortSignal;
}

const MOST_WRITES = 1000;
const MOST_BYTES = 4 * 1024 * 1024;
const REFUSALS_LOGGED = 20;

const Done = z.object({
  status: z.number(),
  error: z.object({ type: z.string(), reason: z.string().nullish() }).optional(),
});
const Answer = z.object({
  errors: z.boolean(),
  items: z.array(z.union([z.object({ index: Done }), z.object({ delete: Done })])),
});

const linesOf = ({ key, document }: Write): string =>
  document === undefined
    ? `${JSON.stringify({ delete: { _id: key } })}\n`
    : `${JSON.stringify({ index: { _id: key } })}\n${JSON.stringify(document)}\n`;

interface Load {
  writes: Write[];
  lines: string;
}

/** Writes cut to what one request may carry. */
const loadsOf = function* (writes: readonly Write[]): Generator<Load> {
  let load: Load = { writes: [], lines: '' };
  for (const write of writes) {
    load.writes.push(write);
    load.lines += linesOf(write);
    if (load.writes.length < MOST_WRITES && load.lines.length < MOST_BYTES) continue;
    yield load;
    load = { writes: [], lines: '' };
  }
  if (load.writes.length > 0) yield load;
};

const isBusy = (status: number): boolean => status === 429 || status >= 500;

/** Sends one load. @returns what the cluster was too busy for */
const send = async ({ cluster, log }: BulkDeps, index: string, { writes, lines }: Load): Promise<Write[]> => {
  const answer = Answer.parse(await cluster.ask({ method: 'POST', path: `/${index}/_bulk`, lines }));
  if (!answer.errors) return [];
  const again: Write[] = [];
  const refused: object[] = [];
  answer.items.forEach((item, place) => {
    const { status, error } = 'index' in item ? item.index : item.delete;
    const write = writes[place];
    if (error === undefined || write === undefined) return;
    if (isBusy(status)) again.push(write);
    else refused.push({ key: write.key, status, reason: `${error.type}: ${error.reason ?? ''}`.slice(0, 300) });
  });
  if (refused.length > 0)
    log.error({ refused: refused.slice(0, REFUSALS_LOGGED), count: refused.length }, 'OpenSearch refused materials');
  return again;
};

/**
 * Writes documents, a request at a time, so that the writer is never faster than the cluster. What it is too busy for
 * is tried again after a pause; what it refuses is logged and left out.
 * @throws ClusterFailure when it stays busy or away
 */
export const bulk = async (deps: BulkDeps, index: string, writes: readonly Write[]): Promise<void> => {
  const { patience, signal } = deps;
  for (const load of loadsOf(writes)) {
    let left = await retrying(() => send(deps, index, load), patience, signal);
    for (let attempt = 0; left.length > 0; attempt++) {
      if (attempt + 1 >= patience.attempts) throw new ClusterFailure('OpenSearch is too busy to take materials', 429);
      await pause(patience, attempt, signal);
      const again: Load = { writes: left, lines: left.map(linesOf).join('') };
      left = await retrying(() => send(deps, index, again), patience, signal);
    }
  }
};
