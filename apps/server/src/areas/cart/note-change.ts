import { sql } from 'kysely';
import type { Transaction } from '../../db/index.ts';

/** Every change of a cart counts its version on and keeps the number of its lines. */
export const noteChange = async (tx: Transaction, cartId: string, linesMore = 0): Promise<{ lineCount: number }> => {
  const row = await tx
    .updateTable('carts')
    .set({
      version: sql`version + 1`,
      line_count: sql`line_count + ${linesMore}::integer`,
      changed_at: sql`now()`,
    })
    .where('id', '=', cartId)
    .returning('line_count')
    .executeTakeFirstOrThrow();
  return { lineCount: row.line_count };
};
