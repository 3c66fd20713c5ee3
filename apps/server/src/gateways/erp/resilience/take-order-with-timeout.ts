import { sql } from 'kysely';
import { errorCode, type Transaction } from '../../../db/index.ts';
import { type Erp, ErpDoesNotAnswer, type OrderAnswer, type OrderAsk } from '../port.ts';
import { CircuitOpen } from './circuit-breaker.ts';
import { outcomeOf, type ResiliencePolicy } from './resilient-call.ts';
import { callTimeout } from './timeout.ts';

/** SQLSTATE of a statement that was canceled because of its timeout. */
const STATEMENT_CANCELLED = '57014';

const asErpFailure = (error: unknown, signal: AbortSignal): unknown => {
  if (errorCode(error) === STATEMENT_CANCELLED) {
    return new ErpDoesNotAnswer('The ERP did not take the order in time', { cause: error });
  }
  return signal.aborted ? signal.reason : error;
};

/**
 * Calls an adapter's `takeOrder` once, with a timeout. The adapter works in the caller's transaction, so that this waits
 * until it settles: on timeout its signal is aborted and PostgreSQL cancels its statements. It does not queue in the
 * bulkhead, because it holds a database connection that calls before it may need.
 * @throws CircuitOpen unless the circuit breaker is closed: an order is never the probe
 */
export const takeOrderWithTimeout = async (
  erp: Erp,
  { clock, breaker, metrics, timeoutMs }: ResiliencePolicy,
  tx: Transaction,
  order: OrderAsk,
  caller: AbortSignal | undefined,
): Promise<OrderAnswer> => {
  if (breaker.state !== 'closed') throw new CircuitOpen('The ERP is unavailable and takes no order for a moment');
  const report = breaker.enter();
  const startedAt = clock.now();
  const timeout = callTimeout(clock, timeoutMs, caller);
  try {
    await sql`select set_config('statement_timeout', ${String(timeoutMs)}, true)`.execute(tx);
    const answer = await erp.takeOrder(tx, order, timeout.signal);
    await sql`set local statement_timeout to default`.execute(tx);
    report('success');
    metrics.called('takeOrder', 'success', clock.now() - startedAt);
    return answer;
  } catch (thrown) {
    const error = asErpFailure(thrown, timeout.signal);
    const outcome = outcomeOf(error, caller);
    report(outcome);
    metrics.called('takeOrder', outcome, clock.now() - startedAt);
    throw error;
  } finally {
    timeout.end();
  }
};
