import type { Database } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';

/** Nothing for the empty number, which is of no project. @throws Failure 404 for a project that the account has not */
export const mustHaveProject = async (db: Database, accountId: string, projectNumber: string): Promise<void> => {
  if (projectNumber === '') return;
  const project = await db
    .selectFrom('projects')
    .select('id')
    .where('account_id', '=', accountId)
    .where('number', '=', projectNumber)
    .executeTakeFirst();
  if (project === undefined) throw notFound('project');
};
