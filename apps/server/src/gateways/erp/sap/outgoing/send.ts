import type { Logger } from 'pino';
import type { Database } from '../../../../db/index.ts';
import { SapDoesNotAnswer, SapRefuses } from '../odata/index.ts';
import { type ClaimedOrder, claimOrder } from './claim.ts';
import { readDetails } from './details.ts';
import { noteFailure, noteTaken } from './note.ts';
import type { SalesOrders } from './sales-orders.ts';

export interface SendDeps {
  db: Database;
  salesOrders: SalesOrders;
  log: Pick<Logger, 'error' | 'warn' | 'info'>;
  now: () => number;
}

/** For one order, all requests together: much less than nobody else takes it up for. */
const MOST_MS = 120_000;
/** Two of a batch's requests at once are enough: a person ordered each. */
const LANES = 4;
const MOST_REFUSALS = 12;
/** An answer that was lost may still be on its way to be an order. */
const SHORTEST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 30 * 60_000;

const pauseAfter = (times: number): number => Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** Math.min(times, 10));

/** The order as it stands in SAP: found again where an answer was lost, else made there. */
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
  if (short.length > 0) log.warn({ ...ids, lines: short }, 'SAP confirms less than the customer was told');
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
 * Sends the orders that are due, each by one process at a time: looked for in SAP first, made where it is not there yet,
 * read back, noted. Whatever breaks off in between, the next round finds what was done.
 * @returns how many SAP has now
 */
export const sendWaitingOrders = async (deps: SendDeps): Promise<number> => {
  const sent = await Promise.all(Array.from({ length: LANES }, () => lane(deps)));
  return sent.reduce((sum, each) => sum + each, 0);
};
