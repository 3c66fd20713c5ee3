import type { Transaction } from '../../db/index.ts';
import { breaksRule, notFound } from '../../http/failure.ts';
import { checkSeenVersion } from '../../http/seen-version.ts';

export type PageTable = 'pages' | 'landing_pages' | 'browsing_pages';

/**
 * Locks a page that an editor saw and answers its version.
 * @throws Failure 404, 409 when it was changed meanwhile
 */
export const lockSeen = async (tx: Transaction, table: PageTable, id: string, seen: number): Promise<number> => {
  const found = await tx.selectFrom(table).select('version').where('id', '=', id).forUpdate().executeTakeFirst();
  if (found === undefined) throw notFound('page');
  return checkSeenVersion(found.version, seen);
};

/** A page that is not there yet has no version. @throws Failure 422 */
export const checkNew = (seen: number): void => {
  if (seen !== 0) throw breaksRule('id-missing', 'A version belongs to a page that is there: name its id', 'Id');
};
