import { sql } from 'kysely';
import type { Transaction } from '../../../db/index.ts';

/** Gives a locked list its next version, which its readers' browsers hear of. Returns the version. One statement. */
export const touchList = async (tx: Transaction, listId: string): Promise<number> => {
  const { rows } = await sql<{ version: number }>`
    update variation_lists set version = version + 1, changed_at = now() where id = ${listId}
    returning version`.execute(tx);
  const [touched] = rows;
  if (touched === undefined) throw new Error(`The locked list ${listId} is gone`);
  return touched.version;
};
