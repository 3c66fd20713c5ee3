import type { Cluster } from '../cluster/index.ts';
import type { RegisteredWords } from '../registered/index.ts';

/** What answering takes. */
export interface Asking {
  /** The index that is searched in, by its alias. */
  alias: string;
  cluster: Pick<Cluster, 'ask'>;
  registered: RegisteredWords;
}

/** Milliseconds that somebody who searches may wait. */
const WITHIN = 5000;

/** Has the cluster search; an answer of some shards alone is none. @throws ClusterFailure */
export const ask = ({ cluster, alias }: Asking, body: object): Promise<unknown> =>
  cluster.ask({
    method: 'POST',
    path: `/${alias}/_search`,
    query: { allow_partial_search_results: 'false' },
    body,
    within: WITHIN,
  });
