import { issuePasswordReset } from '../../src/areas/identity/index.ts';
import type { Database } from '../../src/db/index.ts';
import { aViewer } from './a-buyer.ts';
import type { Company } from './a-company.ts';

/** The token by which somebody of a company may change their password. */
export const aResetToken = async (db: Database, company: Company): Promise<string> => {
  const issued = await issuePasswordReset(db)((await aViewer(db, { company })).email);
  if (issued === undefined) throw new Error('The viewer has a password');
  return issued.token;
};
