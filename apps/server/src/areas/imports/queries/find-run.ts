import type { Selectable } from 'kysely';
import type { Database, ImportRunsTable, Transaction } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';

export type RunRow = Selectable<ImportRunsTable>;

/** @throws Failure 404 */
export const findRun = async (db: Database | Transaction, id: string): Promise<RunRow> => {
  const run = await db.selectFrom('import_runs').selectAll().where('id', '=', id).executeTakeFirst();
  if (run === undefined) throw notFound('import');
  return run;
};

/** The same, for a change: nobody else changes the row meanwhile. */
export const lockRun = async (tx: Transaction, id: string): Promise<RunRow> => {
  const run = await tx.selectFrom('import_runs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (run === undefined) throw notFound('import');
  return run;
};
