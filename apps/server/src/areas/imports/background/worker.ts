import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../../db/index.ts';
import { hashEmailBy } from '../../audit/index.ts';
import { readingThreadFile } from '../reading/windows-in-thread.ts';
import type { FromImportThread, ImportThreadSettings, ToImportThread } from './import-thread.ts';
import { workThroughRuns } from './work-through-runs.ts';

/** Worker thread of the import: imports all waiting files and ends. */
const { connectionString, folder, erasedPeopleKey }: ImportThreadSettings = workerData;
const post = (message: FromImportThread): void => parentPort?.postMessage(message);
const warn = (_details: object, text: string): void => post({ level: 'warn', text });

const stop = new AbortController();
parentPort?.on('message', (message: ToImportThread) => {
  if (message === 'stop') stop.abort();
});

// A dry run of a large file is one long transaction.
const database = await openDatabase(
  {
    databaseUrl: connectionString,
    dataDirectory: '',
    applicationName: 'grossist import',
    poolSize: 4,
    statementTimeout: 0,
  },
  { info: () => undefined, warn, error: warn },
);
try {
  await workThroughRuns({
    db: database.db,
    hashEmail: hashEmailBy(erasedPeopleKey),
    readingThread: readingThreadFile(),
    folder,
    signal: stop.signal,
    onFailure: (error, run) =>
      post({
        level: 'error',
        text: `The import of ${run.source} failed: ${error instanceof Error ? error.message : String(error)}`,
      }),
  });
} finally {
  await database.close();
  parentPort?.close();
}
