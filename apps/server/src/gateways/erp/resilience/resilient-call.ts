import { sql } from 'kysely';
import { errorCode, type Transaction } from '../../../db/index.ts';
import { type Erp, ErpDoesNotAnswer, type OrderAnswer, type OrderAsk } from '../port.ts';
import { type Bulkhead, BulkheadFull } from './bulkhead.ts';
import { type CircuitBreaker, CircuitOpen, type Outcome } from './circuit-breaker.ts';
import type { ErpMetrics } from './metrics.ts';
import { CallTimeout, type Clock, callTimeout, pause, unlessAborted } from './timeout.ts';

export interface ResiliencePolicy {
  clock: Clock;
  breaker: CircuitBreaker;
  bulkhead: Bulkhead;
  metrics: ErpMetrics;
  /** Milliseconds for a whole call, including its wait in the queue and its retries. */
  timeoutMs: number;
  /** Attempts at most, the first included. */
  attempts: number;
}

const FIRST_BACKOFF_MS = 100;
const LONGEST_BACKOFF_MS = 1000;

/** Returns an exponential backoff with full jitter, in milliseconds, so that calls that failed together retry apart. */
const backoff = (clock: Clock, attempt: number): number =>
  clock.random() * Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (attempt - 1));

const wasRejected = (error: unknown): boolean => error instanceof CircuitOpen || error instanceof BulkheadFull;

/** Classifies an error for the circuit breaker. @param caller the caller's own signal */
const outcomeOf = (error: unknown, caller: AbortSignal | undefined): Outcome =>
  error instanceof ErpDoesNotAnswer && !wasRejected(error) && !caller?.aborted ? 'unavailable' : 'ignored';

/**
 * Makes one attempt. A timed-out attempt holds its bulkhead slot until the adapter settles, or for one more timeout.
 */
const attemptOnce = async <T>(
  { clock, breaker, bulkhead, timeoutMs }: ResiliencePolicy,
  timeout: AbortSignal,
  caller: AbortSignal | undefined,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const release = await bulkhead.acquire(timeout);
  let report: ((outcome: Outcome) => void) | undefined;
  let pending: Promise<T> | undefined;
  try {
    report = breaker.enter();
    pending = call(timeout);
    const response = await unlessAborted(pending, timeout);
    report('success');
    return response;
  } catch (error) {
    report?.(outcomeOf(error, caller));
    throw error;
  } finally {
    if (timeout.aborted && pending !== undefined) {
      const cancelTimer = clock.after(timeoutMs, release);
      const onSettled = (): void => {
        cancelTimer();
        release();
      };
      pending.then(onSettled, onSettled);
    } else release();
  }
};

const mayRetry = (error: unknown, timeout: AbortSignal, { breaker }: ResiliencePolicy): boolean =>
  error instanceof ErpDoesNotAnswer &&
  !(error instanceof CallTimeout || wasRejected(error)) &&
  !timeout.aborted &&
  !breaker.rejects;

/**
 * Calls the ERP for something that only reads: with a timeout, retries after failures that came before it, and no call
 * at all while the circuit breaker is open.
 * @throws ErpDoesNotAnswer when there is no response in time; the caller's reason when they aborted; other errors of
 * the adapter unchanged and without a retry
 */
export const callWithResilience = async <T>(
  policy: ResiliencePolicy,
  name: string,
  caller: AbortSignal | undefined,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const { clock, breaker, metrics, timeoutMs, attempts } = policy;
  const startedAt = clock.now();
  const timeout = callTimeout(clock, timeoutMs, caller);
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const response = await attemptOnce(policy, timeout.signal, caller, call);
        metrics.called(name, 'success', clock.now() - startedAt);
        return response;
      } catch (error) {
        if (attempt >= attempts || !mayRetry(error, timeout.signal, policy)) throw error;
        await pause(clock, backoff(clock, attempt), timeout.signal);
        // Another call may have opened the breaker during the backoff: throw the ERP's failure, not CircuitOpen.
        if (breaker.rejects) throw error;
        metrics.retried(name);
      }
    }
  } catch (error) {
    metrics.called(name, wasRejected(error) ? 'rejected' : outcomeOf(error, caller), clock.now() - startedAt);
    throw error;
  } finally {
    timeout.end();
  }
};

/** SQLSTATE of a statement that was canceled because of its timeout. */
const STATEMENT_CANCELLED = '57014';

const asErpFailure = (error: unknown, signal: AbortSignal): unknown => {
  if (errorCode(error) === STATEMENT_CANCELLED) {
    return new ErpDoesNotAnswer('The ERP did not take the order in time', { cause: error });
  }
  return signal.aborted ? signal.reason : error;
};

/**
 * Calls an adapter's `takeOrder` once, with a timeout. The adapter works in the caller's transaction, so that this
 * waits until it settles: on timeout its signal is aborted and PostgreSQL cancels its statements. It does not queue in
 * the bulkhead, because it holds a database connection that calls before it may need.
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
