import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../../db/index.ts';
import { hashEmailBy } from '../../audit/index.ts';
import { readingThreadFile } from '../reading/windows-in-thread.ts';
import type { FromImportThread, ImportThreadSettings, ToImportThread } from './import-thread.ts';
import { workThroughRuns } from './work-through-runs.ts';

/** The import's thread: it works through what waits and ends. */
const { connectionString, folder, erasedPeopleKey }: ImportThreadSettings = workerData;
const say = (message: FromImportThread): void => parentPort?.postMessage(message);
const tell = (_details: object, text: string): void => say({ level: 'warn', text });

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
  { info: () => undefined, warn: tell, error: tell },
);
try {
  await workThroughRuns({
    db: database.db,
    hashEmail: hashEmailBy(erasedPeopleKey),
    readingThread: readingThreadFile(),
    folder,
    signal: stop.signal,
    onFailure: (error, run) =>
      say({
        level: 'error',
        text: `The import of ${run.source} failed: ${error instanceof Error ? error.message : String(error)}`,
      }),
  });
} finally {
  await database.close();
  parentPort?.close();
}
