import { join } from 'node:path';
import type { Logger } from 'pino';
import { openEmbeddedSearch } from '../gateways/search-engine/embedded/index.ts';
import { openOpenSearch } from '../gateways/search-engine/opensearch/index.ts';
import type { SearchEngine } from '../gateways/search-engine/port.ts';
import type { Settings } from '../settings.ts';

/** What the search is begun with, whichever it is. */
export interface SearchNeeds {
  /** To follow what changes in the database. */
  connectionString: string;
  /** Of the embedded index's threads. */
  workerFile: URL;
  log: Logger;
}

/** Who finds materials: the embedded index, or a cluster of OpenSearch. */
export const chosenSearch = (settings: Settings, { connectionString, workerFile, log }: SearchNeeds): SearchEngine =>
  settings.openSearch === undefined
    ? openEmbeddedSearch({
        connectionString,
        workerFile,
        directory: join(settings.dataDirectory, 'search'),
        threads: settings.searchThreads,
        log,
      })
    : openOpenSearch({ ...settings.openSearch, connectionString, log });
