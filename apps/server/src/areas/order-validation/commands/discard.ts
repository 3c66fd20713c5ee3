import { type Database, transaction } from '../../../db/index.ts';
import { breaksRule, changedMeanwhile, notFound } from '../../../http/failure.ts';

/**
 * Puts a validation away, or takes it back. [own-val-11]
 * @throws Failure 404, 409 when it was changed meanwhile or is being placed, 422 when it was placed
 */
export const discard =
  (db: Database) =>
  (id: string, seenVersion: number, isDiscarded: boolean): Promise<void> =>
    transaction(db, async (tx) => {
      const row = await tx
        .selectFrom('order_validations')
        .select(['state', 'version'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined) throw notFound('validation');
      if (row.state === 'placed') throw breaksRule('already-placed', 'This order was placed already');
      if (row.state === 'placing') throw changedMeanwhile('This order is being placed');
      if (row.version !== seenVersion) throw changedMeanwhile('The validation was changed meanwhile');
      await tx
        .updateTable('order_validations')
        .set({ state: isDiscarded ? 'discarded' : 'open', version: row.version + 1 })
        .where('id', '=', id)
        .execute();
    });
