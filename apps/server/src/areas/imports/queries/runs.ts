import type { ImportState } from '@grossist/contracts';
import type { Selectable } from 'kysely';
import type { Database, ImportLine, ImportRunsTable, Transaction } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';

export type RunRow = Selectable<ImportRunsTable>;

/** Loads a run. @throws Failure 404 */
export const findRun = async (db: Database | Transaction, id: string): Promise<RunRow> => {
  const run = await db.selectFrom('import_runs').selectAll().where('id', '=', id).executeTakeFirst();
  if (run === undefined) throw notFound('import');
  return run;
};

/** Locks a run for a change. @throws Failure 404 */
export const lockRun = async (tx: Transaction, id: string): Promise<RunRow> => {
  const run = await tx.selectFrom('import_runs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (run === undefined) throw notFound('import');
  return run;
};

interface RunsWanted {
  page: number;
  pageSize: number;
  state: ImportState | undefined;
}

/** Lists imports, newest first. Two queries. [imp-02] */
export const listRuns =
  (db: Database) =>
  async ({ page, pageSize, state }: RunsWanted): Promise<{ runs: readonly RunRow[]; total: number }> => {
    const outcome = state === 'cancelled' ? 'stopped' : state;
    const wanted = db
      .selectFrom('import_runs')
      .$if(outcome !== undefined, (of) => of.where('outcome', '=', outcome ?? ''));
    const [runs, counted] = await Promise.all([
      wanted
        .selectAll()
        .orderBy('started_at', 'desc')
        .orderBy('id', 'desc')
        .offset((page - 1) * pageSize)
        .limit(pageSize)
        .execute(),
      wanted.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    ]);
    return { runs, total: counted.count };
  };

interface LinesWanted {
  page: number;
  pageSize: number;
  kind: ImportLine['kind'] | undefined;
}

/**
 * Lists lines of an import's report in the order of the file. Three queries. [imp-04]
 * @throws Failure 404
 */
export const listLines =
  (db: Database) =>
  async (
    runId: string,
    { page, pageSize, kind }: LinesWanted,
  ): Promise<{ lines: readonly ImportLine[]; total: number }> => {
    await findRun(db, runId);
    const wanted = db
      .selectFrom('import_lines')
      .where('run_id', '=', runId)
      .$if(kind !== undefined, (of) => of.where('kind', '=', kind ?? 'note'));
    const [lines, counted] = await Promise.all([
      wanted
        .select(['line', 'kind', 'code', 'text', 'said', 'prices'])
        .orderBy('position')
        .offset((page - 1) * pageSize)
        .limit(pageSize)
        .execute(),
      wanted.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    ]);
    return { lines, total: counted.count };
  };

/** Loads all stored lines, at most 30,000: 10,000 of each kind. */
export const allLines = (db: Database, runId: string): Promise<ImportLine[]> =>
  db
    .selectFrom('import_lines')
    .select(['line', 'kind', 'code', 'text', 'said', 'prices'])
    .where('run_id', '=', runId)
    .orderBy('position')
    .execute();
