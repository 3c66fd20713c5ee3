import { quantityToDecimal } from '@grossist/domain';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { type Database, transaction } from '../../../../db/index.ts';
import { SapDoesNotAnswer, SapRefuses } from '../odata/failures.ts';
import type { SalesOrders, SapOrder } from './sales-orders.ts';
import { type ClaimedOrder, claimOrder, readDetails } from './waiting-order.ts';

/** Lines of which SAP confirms less than the shop has promised. */
type Shortfall = readonly number[];

/** SAP has the order: its number, what it confirmed; from now on its own stock knows. Two statements. */
const noteTaken = (db: Database, orderId: string, taken: SapOrder): Promise<Shortfall> =>
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
    const confirmed = taken.lines.map((line) => ({
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
        from sap_order_lines s left join jsonb_to_recordset(${JSON.stringify(confirmed)}::jsonb) as j (line_number integer,
          confirmed numeric, back_ordered numeric, back_order_date date, net_amount numeric) using (line_number)
        where s.order_id = ${orderId}) t
      where l.order_id = ${orderId} and l.line_number = t.line_number
      returning l.line_number as line, coalesce(l.sap_confirmed, 0) < l.reserved as is_short`.execute(tx);
    return rows
      .filter(({ is_short }) => is_short)
      .map(({ line }) => line)
      .sort((one, other) => one - other);
  });

interface Failure {
  /** Without names; SAP's own reason. */
  text: string;
  afterMs: number;
  isRefusal: boolean;
  isGivenUp: boolean;
}

/** It is tried again later, as the same request unless SAP has refused it; or not any more. */
const noteFailure = async (db: Database, orderId: string, failure: Failure): Promise<void> => {
  await sql`
    update sap_orders set last_failure = ${failure.text},
      next_attempt_at = clock_timestamp() + make_interval(secs => ${failure.afterMs / 1000}),
      refusals = refusals + ${failure.isRefusal ? 1 : 0},
      request_id = case when ${failure.isRefusal} then gen_random_uuid() else request_id end,
      state = case when ${failure.isGivenUp} then 'given-up' else state end,
      given_up_at = case when ${failure.isGivenUp} then clock_timestamp() end
    where order_id = ${orderId} and state = 'waiting'`.execute(db);
};

interface SendDeps {
  db: Database;
  salesOrders: SalesOrders;
  log: Pick<Logger, 'error' | 'warn' | 'info'>;
  now: () => number;
}

/** For one order, all requests together: much less than the lease during which no other process claims it. */
const MOST_MS = 120_000;
/** Two of a batch's requests at once are enough: a person ordered each. */
const LANES = 4;
const MOST_REFUSALS = 12;
/** An answer that was lost may still be on its way to be an order. */
const SHORTEST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 30 * 60_000;

const pauseAfter = (times: number): number => Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** Math.min(times, 10));

/** Returns the order in SAP: finds it where a response was lost, else creates it. */
const placedAtSap = async (
  { db, salesOrders, now }: SendDeps,
  order: ClaimedOrder,
  signal: AbortSignal,
): Promise<string> => {
  const until = now() + MOST_MS;
  const before = await salesOrders.find(order, signal);
  if (before !== undefined) return before;
  const details = await readDetails(db, order.orderId);
  // A process that stood still meanwhile may not go on: another one has taken the order up.
  if (now() >= until) throw new SapDoesNotAnswer('The order took too long to be sent');
  return salesOrders.create(order, details, signal);
};

const sendOrder = async (deps: SendDeps, order: ClaimedOrder): Promise<void> => {
  const { db, salesOrders, log } = deps;
  const signal = AbortSignal.timeout(MOST_MS);
  const sapSalesOrder = await placedAtSap(deps, order, signal);
  const short = await noteTaken(db, order.orderId, await salesOrders.read(sapSalesOrder, signal));
  const ids = { orderId: order.orderId, salesOrderId: order.salesOrderId, sapSalesOrder };
  log.info(ids, 'SAP has taken an order');
  if (short.length > 0) log.warn({ ...ids, lines: short }, 'SAP confirms less than the shop promised');
};

const wasSilent = (error: unknown): boolean =>
  error instanceof SapDoesNotAnswer || (error instanceof DOMException && error.name === 'TimeoutError');

/** Whether SAP can be asked for the next one. */
const noteWhatFailed = async ({ db, log }: SendDeps, order: ClaimedOrder, error: unknown): Promise<boolean> => {
  const { orderId, attempts, refusals } = order;
  if (error instanceof SapRefuses) {
    const isGivenUp = refusals + 1 >= MOST_REFUSALS;
    const text = `${error.message}${error.reason === '' ? '' : `: ${error.reason}`}`;
    await noteFailure(db, orderId, { text, afterMs: pauseAfter(refusals), isRefusal: true, isGivenUp });
    log.error({ orderId, status: error.status, code: error.code, isGivenUp }, 'SAP refuses an order that was placed');
    return true;
  }
  const asked = error instanceof SapDoesNotAnswer ? (error.retryAfterMs ?? 0) : 0;
  const afterMs = Math.max(pauseAfter(attempts - 1), Math.min(asked, LONGEST_PAUSE_MS));
  const isSilent = wasSilent(error);
  const text = isSilent && error instanceof Error ? error.message : 'It could not be sent';
  await noteFailure(db, orderId, { text, afterMs, isRefusal: false, isGivenUp: false });
  if (isSilent) log.warn({ orderId, reason: text, attempts }, 'An order waits for SAP');
  else log.error({ orderId, err: error, attempts }, 'An order could not be sent to SAP');
  return !isSilent;
};

const lane = async (deps: SendDeps): Promise<number> => {
  let sent = 0;
  for (let order = await claimOrder(deps.db); order !== undefined; order = await claimOrder(deps.db)) {
    try {
      await sendOrder(deps, order);
      sent += 1;
    } catch (error) {
      // While SAP is silent every other order would have to wait as long for nothing.
      if (!(await noteWhatFailed(deps, order, error))) return sent;
    }
  }
  return sent;
};

/**
 * Sends the orders that are due, each by one process at a time: looked for in SAP first, made where it is not there
 * yet, read back, noted. Whatever breaks off in between, the next round finds what was done.
 * @returns how many SAP has now
 */
export const sendWaitingOrders = async (deps: SendDeps): Promise<number> => {
  const sent = await Promise.all(Array.from({ length: LANES }, () => lane(deps)));
  return sent.reduce((sum, each) => sum + each, 0);
};
