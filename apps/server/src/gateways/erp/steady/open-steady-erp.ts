import type { Erp } from '../port.ts';
import { askSteadily, type Steadiness } from './ask-steadily.ts';
import { Breaker, type BreakerState } from './breaker.ts';
import { Bulkhead } from './bulkhead.ts';
import { type Clock, systemClock } from './clock.ts';
import { takeOrderInTime } from './take-order-in-time.ts';
import { type SteadyWatch, unwatched } from './watch.ts';

export interface SteadySettings {
  /** Milliseconds after which a call is given up, its turn and its retries included. */
  timeoutMs: number;
  /** How often a call that only reads is asked at most. */
  attempts: number;
  /** So many calls at once; four times as many may wait. */
  concurrent: number;
  /** So many silences within ten seconds, half of all that is asked at least, and it is not asked any more … */
  failures: number;
  /** … for so many milliseconds; then one question tries. */
  openMs: number;
}

export const STEADY_PRESETS: SteadySettings = {
  timeoutMs: 4000,
  attempts: 3,
  concurrent: 32,
  failures: 5,
  openMs: 5000,
};

const WINDOW_MS = 10_000;
const WAITING_FOR_EACH = 4;

export interface SteadyOptions {
  settings?: Partial<SteadySettings>;
  clock?: Clock;
  watch?: SteadyWatch;
}

export interface SteadyErp extends Erp {
  /** Whether the ERP is asked at present. */
  breakerState(): BreakerState;
}

/**
 * An ERP that may be slow, break off or be down, made one that answers or fails soon: a time for every call, retries
 * for those that only read, a breaker, and so many calls at once. `takeOrder` has a time alone: what changes something
 * is never asked twice. Decision 0012.
 */
export const openSteadyErp = (erp: Erp, options: SteadyOptions = {}): SteadyErp => {
  const { clock = systemClock, watch = unwatched } = options;
  const settings = { ...STEADY_PRESETS, ...options.settings };
  const breaker = new Breaker({ ...settings, windowMs: WINDOW_MS }, clock, (state) => watch.breakerChanged(state));
  const { concurrent } = settings;
  const bulkhead = new Bulkhead({ most: concurrent, mostWaiting: concurrent * WAITING_FOR_EACH });
  const steadiness: Steadiness = { ...settings, clock, watch, breaker, bulkhead };
  const reading = <T>(call: keyof Erp, signal: AbortSignal | undefined, ask: (signal: AbortSignal) => Promise<T>) =>
    askSteadily(steadiness, call, signal, ask);

  return {
    prices: (customer, asks, signal, to) => reading('prices', signal, (limit) => erp.prices(customer, asks, limit, to)),
    cartPrice: (customer, cart, signal) =>
      reading('cartPrice', signal, (limit) => erp.cartPrice(customer, cart, limit)),
    takeOrder: (tx, order, signal) => takeOrderInTime(erp, steadiness, tx, order, signal),
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
