import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type CatalogueFormat, importMessage } from '@grossist/catalogue-formats';
import { MARKETS, type Market } from '@grossist/domain';
import { openDataDirectory } from '../../data-directory.ts';
import { type DatabaseLog, migrate, openDatabase } from '../../db/index.ts';
import { readSettings, WrongSetting } from '../../settings.ts';
import { processTerminal, progressLine, type Terminal } from '../../terminal.ts';
import { hashEmailBy, openErasedPeopleKey } from '../audit/index.ts';
import { FileRefused, FORMATS, importFile } from './commands/import-file.ts';
import { alone } from './import-locks.ts';
import { readingThreadFile } from './reading/windows-in-thread.ts';
import type { ImportProgress, ImportReport } from './report.ts';
import { pacedProgressText, plain, reportCsv, reportText } from './report-formats.ts';

interface ImportArguments {
  path: string;
  format: CatalogueFormat | undefined;
  dryRun: boolean;
  markets: readonly Market[];
  /** File for the whole report as CSV. */
  report: string | undefined;
}

const USAGE = `Usage: npm run import -- FILE [--format ${FORMATS.join('|')}] [--dry-run] [--market ${MARKETS.join('|')}]... [--report FILE]`;

/** Thrown for a wrong command line; the message explains why. */
class WrongUsage extends Error {
  override name = 'WrongUsage';
}

const parsed = (argv: readonly string[]) => {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        market: { type: 'string', multiple: true, default: [] },
        report: { type: 'string' },
      },
    });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
};

const oneOf = <T extends string>(what: string, value: string, allowed: readonly T[]): T => {
  const found = allowed.find((each) => each === value);
  if (found === undefined)
    throw new WrongUsage(`${what} is one of ${allowed.join(', ')}, not ${JSON.stringify(value)}`);
  return found;
};

/** @throws WrongUsage */
const readArguments = (argv: readonly string[]): ImportArguments => {
  const { values, positionals } = parsed(argv);
  const [path, ...more] = positionals;
  if (path === undefined) throw new WrongUsage('Which file is to be imported?');
  if (more.length > 0) throw new WrongUsage('One file at a time');
  return {
    path,
    format: values.format === undefined ? undefined : oneOf('--format', values.format, FORMATS),
    dryRun: values['dry-run'],
    markets: [...new Set(values.market.map((market) => oneOf('--market', market, MARKETS)))],
    report: values.report,
  };
};

/** Returns the folder of the migrations: beside the built program, or in the sources. */
const migrationsFolder = (): string => {
  const built = fileURLToPath(new URL('./migrations', import.meta.url));
  return existsSync(built) ? built : fileURLToPath(new URL('../../db/migrations', import.meta.url));
};

type Environment = Record<string, string | undefined>;

/** Milliseconds between checks whether another import has ended. */
const ASK_EVERY = 500;

/** Runs work with a signal that Ctrl-C and SIGTERM abort. */
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
  const print = (_details: object, message: string): void => terminal.err(`${plain(message)}\n`);
  const log: DatabaseLog = { info: () => undefined, warn: print, error: print };
  // Without a statement timeout: a dry run of a large file is one long transaction.
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
 * Runs `npm run import -- FILE`: imports a file and prints the report.
 * @returns the exit code: 0, 1 when the file as a whole was refused or the import did not finish, 2 for a wrong command line
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
    // The message of a wrong setting has several lines.
    terminal.err(`${known ? '' : 'The import failed: '}${message.split('\n').map(plain).join('\n')}\n`);
    return 1;
  }
};
