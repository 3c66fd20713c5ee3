import { quantityToDecimal } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, transaction } from '../../../../db/index.ts';
import type { SapOrder } from './sales-orders.ts';

/** Lines of which SAP confirms less than the shop has promised. */
export type Shortfall = readonly number[];

/** SAP has the order: its number, what it confirmed; from now on its own stock knows. Two statements. */
export const noteTaken = (db: Database, orderId: string, taken: SapOrder): Promise<Shortfall> =>
  transaction(db, async (tx) => {
    const now = await tx
      .updateTable('sap_orders')
      .set({ state: 'taken', sap_sales_order: taken.sapSalesOrder, net_amount: taken.netAmount })
      .set({ last_failure: '', taken_at: sql<Date>`clock_timestamp()`, given_up_at: null, seen_at: null })
      .where('order_id', '=', orderId)
      .where('state', '!=', 'taken')
      .returning('order_id')
      .executeTakeFirst();
    if (now === undefined) return [];
    const told = taken.lines.map((line) => ({
      line_number: line.lineNumber,
      confirmed: quantityToDecimal(line.confirmed),
      back_ordered: quantityToDecimal(line.backOrdered),
      back_order_date: line.backOrderDate ?? null,
      net_amount: line.netAmount ?? null,
    }));
    const { rows } = await sql<{ line: number; is_short: boolean }>`
      update sap_order_lines l set is_reserved = false, sap_confirmed = t.confirmed,
        sap_back_ordered = t.back_ordered, sap_back_order_date = t.back_order_date, sap_net_amount = t.net_amount
      from (
        select s.line_number, j.confirmed, j.back_ordered, j.back_order_date, j.net_amount
        from sap_order_lines s left join jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as j (line_number integer,
          confirmed numeric, back_ordered numeric, back_order_date date, net_amount numeric) using (line_number)
        where s.order_id = ${orderId}) t
      where l.order_id = ${orderId} and l.line_number = t.line_number
      returning l.line_number as line, coalesce(l.sap_confirmed, 0) < l.reserved as is_short`.execute(tx);
    return rows
      .filter(({ is_short }) => is_short)
      .map(({ line }) => line)
      .sort((one, other) => one - other);
  });

export interface Failure {
  /** Without names; SAP's own reason. */
  text: string;
  afterMs: number;
  isRefusal: boolean;
  isGivenUp: boolean;
}

/** It is tried again later, as the same request unless SAP has refused it; or not any more. */
export const noteFailure = async (db: Database, orderId: string, failure: Failure): Promise<void> => {
  await sql`
    update sap_orders set last_failure = ${failure.text},
      next_attempt_at = clock_timestamp() + make_interval(secs => ${failure.afterMs / 1000}),
      refusals = refusals + ${failure.isRefusal ? 1 : 0},
      request_id = case when ${failure.isRefusal} then gen_random_uuid() else request_id end,
      state = case when ${failure.isGivenUp} then 'given-up' else state end,
      given_up_at = case when ${failure.isGivenUp} then clock_timestamp() end
    where order_id = ${orderId} and state = 'waiting'`.execute(db);
};
