import { sql } from 'kysely';
import type { Tx } from './writer.ts';

/** Tells whoever keeps the ETIM model in memory that it is another now; `written` is what was made or changed. */
export const modelChanged = async (tx: Tx, written: readonly unknown[]): Promise<void> => {
  if (written.length > 0) await sql`update etim_model set revision = revision + 1`.execute(tx);
};
