import type { Erp } from '../port.ts';
import { Bulkhead } from './bulkhead.ts';
import { type BreakerState, CircuitBreaker } from './circuit-breaker.ts';
import { type ErpMetrics, noMetrics } from './metrics.ts';
import { callWithResilience, type ResiliencePolicy, takeOrderWithTimeout } from './resilient-call.ts';
import { type Clock, systemClock } from './timeout.ts';

export interface ResilienceSettings {
  /** Milliseconds for a whole call, including its wait in the queue and its retries. */
  timeoutMs: number;
  /** Attempts at most for a call that only reads, the first included. */
  attempts: number;
  /** Concurrent calls; four times as many may wait in the queue. */
  concurrent: number;
  /** Failures within ten seconds that open the circuit breaker, if they are at least half of all calls … */
  failures: number;
  /** … for so many milliseconds; then one call probes. */
  openMs: number;
}

export const RESILIENCE_DEFAULTS: ResilienceSettings = {
  timeoutMs: 4000,
  attempts: 3,
  concurrent: 32,
  failures: 5,
  openMs: 5000,
};

const WINDOW_MS = 10_000;
const QUEUED_PER_SLOT = 4;

export interface ResilienceOptions {
  settings?: Partial<ResilienceSettings>;
  clock?: Clock;
  metrics?: ErpMetrics;
}

export interface ResilientErp extends Erp {
  /** State of the circuit breaker. */
  breakerState(): BreakerState;
}

/**
 * Wraps an ERP that may be slow, fail or be down, so that it responds or fails soon: a timeout for every call, retries
 * for calls that only read, a circuit breaker and a bulkhead. `takeOrder` is never retried, since it changes something.
 * Decision 0012.
 */
export const openResilientErp = (erp: Erp, options: ResilienceOptions = {}): ResilientErp => {
  const { clock = systemClock, metrics = noMetrics } = options;
  const settings = { ...RESILIENCE_DEFAULTS, ...options.settings };
  const breaker = new CircuitBreaker({ ...settings, windowMs: WINDOW_MS }, clock, (state) =>
    metrics.breakerChanged(state),
  );
  const { concurrent } = settings;
  const bulkhead = new Bulkhead({ most: concurrent, mostWaiting: concurrent * QUEUED_PER_SLOT });
  const policy: ResiliencePolicy = { ...settings, clock, metrics, breaker, bulkhead };
  const reading = <T>(call: keyof Erp, signal: AbortSignal | undefined, request: (signal: AbortSignal) => Promise<T>) =>
    callWithResilience(policy, call, signal, request);

  return {
    prices: (customer, asks, signal, to) => reading('prices', signal, (limit) => erp.prices(customer, asks, limit, to)),
    cartPrice: (customer, cart, signal) =>
      reading('cartPrice', signal, (limit) => erp.cartPrice(customer, cart, limit)),
    takeOrder: (tx, order, signal) => takeOrderWithTimeout(erp, policy, tx, order, signal),
    orderProgress: (customer, salesOrderIds, signal) =>
      reading('orderProgress', signal, (limit) => erp.orderProgress(customer, salesOrderIds, limit)),
    returnProgress: (customer, asks, signal) =>
      reading('returnProgress', signal, (limit) => erp.returnProgress(customer, asks, limit)),
    deliveryDates: (customer, count, signal) =>
      reading('deliveryDates', signal, (limit) => erp.deliveryDates(customer, count, limit)),
    datesOfRoute: (customer, ask, signal) =>
      reading('datesOfRoute', signal, (limit) => erp.datesOfRoute(customer, ask, limit)),
    fastboxStock: (customer, materials, signal) =>
      reading('fastboxStock', signal, (limit) => erp.fastboxStock(customer, materials, limit)),
    remnants: (customer, ask, signal) => reading('remnants', signal, (limit) => erp.remnants(customer, ask, limit)),
    centerStock: (customer, materials, centers, signal) =>
      reading('centerStock', signal, (limit) => erp.centerStock(customer, materials, centers, limit)),
    bundlePrices: (customer, ids, signal) =>
      reading('bundlePrices', signal, (limit) => erp.bundlePrices(customer, ids, limit)),
    bundlesWith: (customer, material, signal) =>
      reading('bundlesWith', signal, (limit) => erp.bundlesWith(customer, material, limit)),
    bundles: (ask, signal) => reading('bundles', signal, (limit) => erp.bundles(ask, limit)),
    parcelTerms: (from, materials, signal) =>
      reading('parcelTerms', signal, (limit) => erp.parcelTerms(from, materials, limit)),
    kitHeaderMaterial: (customer, signal) =>
      reading('kitHeaderMaterial', signal, (limit) => erp.kitHeaderMaterial(customer, limit)),
    serviceCenters: (market, signal) => reading('serviceCenters', signal, (limit) => erp.serviceCenters(market, limit)),
    fastboxZone: (market, postalCode, signal) =>
      reading('fastboxZone', signal, (limit) => erp.fastboxZone(market, postalCode, limit)),
    calendar: (market, signal) => reading('calendar', signal, (limit) => erp.calendar(market, limit)),
    breakerState: () => breaker.state,
  };
};
