import type { Selectable } from 'kysely';
import { type Database, type OrderValidationsTable, type Transaction, transaction } from '../../../db/index.ts';
import { breaksRule, changedMeanwhile, notFound } from '../../../http/failure.ts';
import type { Assessment } from '../assessing/assess.ts';
import { updateLines, type WorkingLine } from './line-rows.ts';

export type ValidationRow = Selectable<OrderValidationsTable>;

/** @throws Failure 404 */
export const loadValidation = async (db: Database | Transaction, id: string): Promise<ValidationRow> => {
  const row = await db.selectFrom('order_validations').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('validation');
  return row;
};

/** @throws Failure 409 when it is not as it was seen, 422 when it is no longer worked on */
export const requireOpen = (row: ValidationRow, seenVersion: number): void => {
  if (row.state === 'placed') throw breaksRule('already-placed', 'This order was placed already');
  if (row.state === 'placing') throw changedMeanwhile('This order is being placed');
  if (row.state === 'discarded') throw breaksRule('discarded', 'This validation was put away');
  if (row.version !== seenVersion) throw changedMeanwhile('The validation was changed meanwhile: look at it once more');
};

/** The columns that an assessment fills. */
export const assessedColumns = (assessed: Assessment) => ({
  counts: JSON.stringify(assessed.counts),
  orderable_count: assessed.orderableCount,
  vendors: assessed.vendors,
  price_summary: assessed.summary === null ? null : JSON.stringify(assessed.summary),
  is_price_missing: assessed.isPriceMissing,
});

export interface CustomerColumns {
  account_id: string;
  contact_id: string;
  found_by: string;
  sold_to: string;
  company_number: string;
  market: string;
}

export interface Reassessed {
  id: string;
  seenVersion: number;
  before: readonly WorkingLine[];
  assessed: Assessment;
  customer?: CustomerColumns;
}

/**
 * Writes an assessed validation unless it changed in the meantime; returns its new version.
 * @throws Failure 409 or 422 as requireOpen
 */
export const writeAssessed = (
  db: Database,
  { id, seenVersion, before, assessed, customer }: Reassessed,
): Promise<number> =>
  transaction(db, async (tx) => {
    const row = await tx
      .selectFrom('order_validations')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw notFound('validation');
    requireOpen(row, seenVersion);
    await updateLines(tx, before, assessed.lines);
    const version = row.version + 1;
    await tx
      .updateTable('order_validations')
      .set({ ...assessedColumns(assessed), ...customer, version })
      .where('id', '=', id)
      .execute();
    return version;
  });
