import { writeFile } from 'node:fs/promises';
import { importMessage } from '@grossist/catalogue-formats';
import { openDataDirectory } from '../../data-directory.ts';
import { type DatabaseLog, migrate, openDatabase } from '../../db/index.ts';
import { readSettings, WrongSetting } from '../../settings.ts';
import { processTerminal, progressLine, type Terminal } from '../../terminal.ts';
import { hashEmailBy, openErasedPeopleKey } from '../audit/index.ts';
import { alone } from './background/index.ts';
import { FileRefused, importFile } from './commands/import-file.ts';
import { type ImportArguments, readArguments, USAGE, WrongUsage } from './import-arguments.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { readingThreadFile } from './reading/index.ts';
import type { ImportProgress, ImportReport } from './report.ts';
import { reportCsv } from './report-csv.ts';
import { pacedProgressText, plain, reportText } from './report-text.ts';

type Environment = Record<string, string | undefined>;

/** Milliseconds after which to ask again whether another import has ended. */
const ASK_EVERY = 500;

/** Runs work with a signal that Ctrl-C and SIGTERM give. */
const stoppable = async <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  try {
    return await work(stop.signal);
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
  }
};

const run = async (wanted: ImportArguments, environment: Environment, terminal: Terminal): Promise<ImportReport> => {
  const { databaseUrl, dataDirectory } = readSettings(environment);
  const tell = (_details: object, message: string): void => terminal.err(`${plain(message)}\n`);
  const log: DatabaseLog = { info: () => undefined, warn: tell, error: tell };
  // A dry run of a large file is one long transaction for which the next import waits.
  await openDataDirectory(dataDirectory, databaseUrl === undefined);
  const database = await openDatabase(
    { databaseUrl, dataDirectory, applicationName: 'grossist import', poolSize: 4, statementTimeout: 0 },
    log,
  );
  const progress = progressLine(terminal);
  try {
    await migrate(database.pool, migrationsFolder());
    const hashEmail = hashEmailBy(await openErasedPeopleKey(dataDirectory));
    return await stoppable(async (signal) => {
      const onWait = (): void => terminal.err('Waiting for another import to end.\n');
      const report = await alone(
        database.db,
        () => {
          const began = performance.now();
          const onProgress = (counts: ImportProgress): void =>
            progress.show(pacedProgressText(counts, (performance.now() - began) / 1000));
          return importFile({ db: database.db, hashEmail, readingThread: readingThreadFile() })({
            ...wanted,
            startedBy: 'npm run import',
            signal,
            onProgress,
          });
        },
        { askEvery: ASK_EVERY, signal, onWait },
      );
      if (report === undefined)
        throw new FileRefused('', importMessage`Stopped before the import started. Nothing was changed.`);
      return report;
    });
  } finally {
    progress.end();
    await database.close();
  }
};

/**
 * `npm run import -- FILE`: imports a file and prints the report. Answers the exit code: 0, 1 when the file as a whole
 * was refused or the import did not reach its end, 2 when the command line is wrong.
 */
export const runImportCommand = async (
  argv: readonly string[],
  environment: Environment,
  terminal: Terminal = processTerminal(),
): Promise<number> => {
  try {
    const wanted = readArguments(argv);
    const report = await run(wanted, environment, terminal);
    for (const line of reportText(report)) terminal.out(`${line}\n`);
    if (wanted.report !== undefined) await writeFile(wanted.report, reportCsv(report.lines));
    return report.outcome === 'done' ? 0 : 1;
  } catch (error) {
    if (error instanceof WrongUsage) {
      terminal.err(`${plain(error.message)}\n${USAGE}\n`);
      return 2;
    }
    const known = error instanceof FileRefused || error instanceof WrongSetting;
    const message = error instanceof Error ? error.message : String(error);
    // A wrong setting's message has lines of its own.
    terminal.err(`${known ? '' : 'The import failed: '}${message.split('\n').map(plain).join('\n')}\n`);
    return 1;
  }
};
