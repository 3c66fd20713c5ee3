import type { ImportState } from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import type { RunRow } from './find-run.ts';

export interface RunsWanted {
  page: number;
  pageSize: number;
  state: ImportState | undefined;
}

/** Imports, newest first. Two queries. [imp-02] */
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
