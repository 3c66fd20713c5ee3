import { writeFile } from 'node:fs/promises';
import { type DatabaseLog, migrate, openDatabase } from '../../db/index.ts';
import { readSettings, WrongSetting } from '../../settings.ts';
import { processTerminal, progressLine, type Terminal } from '../../terminal.ts';
import { FileRefused, importFile } from './commands/import-file.ts';
import { type ImportArguments, readArguments, USAGE, WrongUsage } from './import-arguments.ts';

import { migrationsFolder } from './migrations-folder.ts';
import type { ImportReport } from './report.ts';
import { reportCsv } from './report-csv.ts';
import { plain, progressText, reportText } from './report-text.ts';

type Environment = Record<string, string | undefined>;

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
  const database = await openDatabase(
    { databaseUrl, dataDirectory, applicationName: 'grossist import', poolSize: 3, statementTimeout: 0 },
    log,
  );
  const progress = progressLine(terminal);
  try {
    await migrate(database.pool, migrationsFolder());
    return await stoppable((signal) =>
      importFile({ db: database.db })({
        ...wanted,
        signal,
        onProgress: (counts) => progress.show(progressText(counts)),
      }),
    );
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
