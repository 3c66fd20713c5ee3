import type { Database, ImportLine } from '../../../db/index.ts';
import { findRun } from './find-run.ts';

export interface LinesWanted {
  page: number;
  pageSize: number;
  kind: ImportLine['kind'] | undefined;
}

/**
 * Lines of an import's report, in the order of the file. Three queries. [imp-04]
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

/** All lines that are kept, at most 30,000: 10,000 of each kind. */
export const allLines = (db: Database, runId: string): Promise<ImportLine[]> =>
  db
    .selectFrom('import_lines')
    .select(['line', 'kind', 'code', 'text', 'said', 'prices'])
    .where('run_id', '=', runId)
    .orderBy('position')
    .execute();
