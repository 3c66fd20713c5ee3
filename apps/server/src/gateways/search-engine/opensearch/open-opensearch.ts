import type { SearchEngine } from '../port.ts';
import type { Asking } from './asking/asking.ts';
import { complete } from './asking/complete.ts';
import { lookup, search } from './asking/search.ts';
import { ClusterFailure, type ClusterSettings, openCluster, type SearchLog } from './cluster/cluster.ts';
import { Breaker, PATIENT, type Patience } from './cluster/retrying.ts';
import { type CatalogueSource, databaseSource } from './filling/changes.ts';
import { Follower } from './filling/follower.ts';
import { aliasOf } from './layout/indices.ts';
import { RegisteredWords } from './registered/registered-words.ts';

export interface OpenSearchSettings extends ClusterSettings {
  /** What the names of the shop's indices begin with: letters, digits and dashes. */
  indexPrefix: string;
  connectionString: string;
  log: SearchLog;
  /** What the index is filled from; the database by default. */
  source?: CatalogueSource;
  /** How long a busy cluster is waited for when it is written to. */
  patience?: Patience;
}

/**
 * The search engine in an OpenSearch cluster. Any number of processes may open it on the same database and prefix; one
 * of them fills the index and follows the changes. While the cluster is away searches fail, soon at once, and it is
 * not ready.
 */
export const openOpenSearch = (settings: OpenSearchSettings): SearchEngine => {
  const { indexPrefix, connectionString, log, source = databaseSource, patience = PATIENT } = settings;
  const alias = aliasOf(indexPrefix);
  const cluster = openCluster(settings);
  const breaker = new Breaker();
  const registered = new RegisteredWords();
  const stopping = new AbortController();
  const follower = new Follower({
    cluster,
    alias,
    connectionString,
    log,
    source,
    patience,
    signal: stopping.signal,
    target: registered,
  });

  const answering: Asking = {
    alias,
    registered,
    cluster: {
      ask: async (request) => {
        if (stopping.signal.aborted) throw new Error('The search is closed');
        if (!follower.isFilled) throw new Error('The search is not filled yet');
        if (!breaker.mayPass()) throw new ClusterFailure('OpenSearch is away');
        try {
          const answer = await cluster.ask(request);
          breaker.succeeded();
          return answer;
        } catch (error) {
          // A refusal by the cluster is our mistake and proves that it is up.
          if (error instanceof ClusterFailure && error.isPassing) breaker.failed();
          else breaker.succeeded();
          throw error;
        }
      },
    },
  };
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    stopping.abort();
    await follower.close();
    await cluster.close();
  };
  return {
    search: (request) => search(answering, request),
    complete: (request) => complete(answering, request),
    lookup: (numbers, market, assortments) => lookup(answering, numbers, market, assortments),
    caughtUp: () => follower.caughtUp(),
    rebuild: () => follower.rebuild(),
    isReady: () => follower.isFilled && !breaker.isOpen,
    close: () => {
      // The client never comes back from being closed twice.
      closing ??= close();
      return closing;
    },
  };
};
