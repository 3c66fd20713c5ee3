import { z } from 'zod';
import type { Cluster } from '../cluster/cluster.ts';
import { allOf, type Query } from '../questions/query.ts';
import type { RegisteredWords } from '../registered/registered-words.ts';

/** What a search request needs. */
export interface Asking {
  /** The index that is searched in, by its alias. */
  alias: string;
  cluster: Pick<Cluster, 'ask'>;
  registered: RegisteredWords;
}

/** Timeout of a search in milliseconds. */
const WITHIN = 5000;

/** Sends a search to the cluster; a response of only some shards is a failure. @throws ClusterFailure */
export const ask = ({ cluster, alias }: Asking, body: object): Promise<unknown> =>
  cluster.ask({
    method: 'POST',
    path: `/${alias}/_search`,
    query: { allow_partial_search_results: 'false' },
    body,
    within: WITHIN,
  });

const Near = z.object({
  hits: z.object({
    hits: z.array(z.object({ fields: z.record(z.string(), z.array(z.string())).default({}) })),
  }),
});
const Answer = z.object({
  aggregations: z.object({
    counts: z.object({ buckets: z.record(z.string(), z.object({ doc_count: z.number(), best: Near })) }),
  }),
});

/** How many materials a query finds, and words of the most popular of them. */
export interface Counted {
  count: number;
  /** Tokens, of each material by itself. */
  words: readonly (readonly string[])[];
  written: readonly string[];
}

const MATERIALS_READ = 5;

/** Counts the hits of several queries in one request. */
export const countEach = async (
  asking: Asking,
  scope: readonly Query[],
  questions: Readonly<Record<string, Query>>,
): Promise<(key: string) => Counted> => {
  const body = {
    query: allOf(scope),
    size: 0,
    track_total_hits: false,
    aggs: {
      counts: {
        filters: { filters: questions },
        aggs: {
          best: {
            top_hits: {
              size: MATERIALS_READ,
              sort: [{ popularity: 'desc' }, { key: 'asc' }],
              _source: false,
              docvalue_fields: ['words.all', 'words.written'],
            },
          },
        },
      },
    },
  };
  const { aggregations } = Answer.parse(await ask(asking, body));
  return (key) => {
    const bucket = aggregations.counts.buckets[key];
    const hits = bucket?.best.hits.hits ?? [];
    return {
      count: bucket?.doc_count ?? 0,
      words: hits.map(({ fields }) => fields['words.all'] ?? []),
      written: hits.flatMap(({ fields }) => fields['words.written'] ?? []),
    };
  };
};
