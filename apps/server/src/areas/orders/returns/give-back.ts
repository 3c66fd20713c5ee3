import {
  addQuantity,
  moneyToDecimal,
  NO_QUANTITY,
  type Quantity,
  quantityOf,
  quantityToDecimal,
  sumMoney,
} from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { notFound } from '../../../http/failure.ts';
import { publish } from '../../../outbox/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { requestProgress, saveProgress } from '../details/progress.ts';
import { type ReadOrder, readOrder } from '../details/read-order.ts';
import { amountBack, type CheckedLine, checkLines, requireReturnable, type WantedLine } from './returned-lines.ts';

export interface WantedReturn {
  orderId: string;
  /** The same of the same order is the same return, whatever else is given with it. */
  idempotencyKey: string | undefined;
  note: string;
  lines: readonly WantedLine[];
}

export interface ReturnDeps {
  db: Database;
  erp: Pick<Erp, 'orderProgress'>;
  /** Milliseconds since 1970; defaults to the system clock. */
  now?: () => number;
}

/** What of each line goes back already, by the line's number. */
const returnedSoFar = async (tx: Transaction, orderId: string): Promise<ReadonlyMap<number, Quantity>> => {
  const { rows } = await sql<{ line_number: number; returned: string }>`
    select l.line_number, sum(l.quantity)::text as returned
    from return_orders r join return_order_lines l on l.return_order_id = r.id
    where r.order_id = ${orderId} and r.status <> 'refused' group by 1`.execute(tx);
  return new Map(rows.map((row) => [row.line_number, quantityOf(row.returned)]));
};

const returnBefore = (tx: Transaction, orderId: string, key: string) =>
  tx
    .selectFrom('return_orders')
    .select('id')
    .where('order_id', '=', orderId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

const write = async (
  tx: Transaction,
  buyer: Buyer,
  { order }: ReadOrder,
  wanted: WantedReturn,
  lines: readonly (CheckedLine & { amount: ReturnType<typeof amountBack> })[],
  now: number,
): Promise<string> => {
  const id = uuidv7();
  await tx
    .insertInto('return_orders')
    .values({
      id,
      order_id: order.id,
      contact_id: buyer.contactId,
      company_id: order.company_id,
      account_id: order.account_id,
      returned_by: buyer.name,
      note: wanted.note,
      idempotency_key: wanted.idempotencyKey ?? null,
      total: moneyToDecimal(sumMoney(lines.map(({ amount }) => amount))),
      line_count: lines.length,
      returned_at: new Date(now),
    })
    .execute();
  const rows = lines.map(({ line, quantity, reason, note, amount }) => ({
    line_number: line.line_number,
    quantity: quantityToDecimal(quantity),
    reason,
    note,
    net_amount: moneyToDecimal(amount),
  }));
  await sql`
    insert into return_order_lines (return_order_id, line_number, quantity, reason, note, net_amount)
    select ${id}, line_number, quantity, reason, note, net_amount
    from jsonb_populate_recordset(null::return_order_lines, ${JSON.stringify(rows)}::jsonb)`.execute(tx);
  return id;
};

/**
 * Gives lines of an order back: behind the order's lock, no more of each than the ERP has reported as delivered, less
 * what goes back already; sent to other systems by the outbox. Answers the return's id; the same key again answers the
 * first. Constant queries, however many lines. [own-ord-05]
 * @throws Failure 404 for another's order, 422 for lines that can't go back
 */
export const giveBack = ({ db, erp, now = Date.now }: ReturnDeps) => {
  const orderOf = readOrder(db);
  const progressOf = requestProgress(db, erp, now);
  return async (buyer: Buyer, wanted: WantedReturn, signal: AbortSignal): Promise<string> => {
    const read = await orderOf(buyer, wanted.orderId);
    const checked = checkLines(read.lines, wanted.lines);
    const { progress } = await progressOf(read, signal);
    const delivered = new Map(progress?.lines.map((line) => [line.lineNumber, line.delivered]));
    return transaction(db, async (tx) => {
      const held = await tx
        .selectFrom('orders')
        .select('id')
        .where('id', '=', read.order.id)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (held === undefined) throw notFound('order');
      const { idempotencyKey: key } = wanted;
      const before = key === undefined ? undefined : await returnBefore(tx, held.id, key);
      if (before !== undefined) return before.id;
      const soFar = await returnedSoFar(tx, held.id);
      const returnedOf = (number: number) => soFar.get(number) ?? NO_QUANTITY;
      const lines = checked.map((each) => {
        const { line_number: number } = each.line;
        const returned = returnedOf(number);
        requireReturnable(each, { delivered: delivered.get(number) ?? NO_QUANTITY, returned });
        return { ...each, amount: amountBack(each.line, each.quantity, returned) };
      });
      const returnOrderId = await write(tx, buyer, read, wanted, lines, now());
      if (progress !== undefined) {
        const added = new Map(lines.map(({ line, quantity }) => [line.line_number, quantity]));
        const ordered = read.ordered.map((line) => ({
          ...line,
          returned: addQuantity(returnedOf(line.lineNumber), added.get(line.lineNumber) ?? NO_QUANTITY),
        }));
        await saveProgress(tx, [{ orderId: held.id, lines: ordered, progress }], now());
      }
      await publish(tx, [{ topic: 'order-message', key: `return:${returnOrderId}`, payload: { returnOrderId } }]);
      return returnOrderId;
    });
  };
};
