import type { Database } from '../../src/db/index.ts';
import type { Company } from './a-company.ts';
import { NO_HASH, unique } from './unique.ts';

export interface AccountingStringTraits {
  project?: string;
  projectDescription?: string;
  /** Empty, the project by itself, by default. */
  task?: string;
  taskDescription?: string;
  validFrom?: string;
  validTo?: string;
}

/** A project of a company, or a task of one, that lines can be accounted on. */
export const anAccountingString = async (
  db: Database,
  company: Pick<Company, 'id'>,
  traits: AccountingStringTraits = {},
): Promise<{ project: string; task: string }> => {
  const { project = `J-${unique()}`, task = '' } = traits;
  await db
    .insertInto('accounting_strings')
    .values({
      company_id: company.id,
      project,
      task,
      project_description: traits.projectDescription ?? `Job ${project}`,
      task_description: traits.taskDescription ?? (task && `Task ${task}`),
      valid_from: traits.validFrom ?? null,
      valid_to: traits.validTo ?? null,
      created_by: 'Bo Berg',
      content_hash: NO_HASH,
    })
    .execute();
  return { project, task };
};
