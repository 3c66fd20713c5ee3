import type { Database } from '../../../db/index.ts';
import type { Erp, ErpCustomer, PostalDestination, PriceAsk } from '../port.ts';
import { readBundlePrices, readBundles, readBundlesWith } from './bundles.ts';
import { priceCart } from './cart-price.ts';
import { confirmEach } from './confirm-asks.ts';
import { datesBetween, nextDates, readCalendar } from './delivery-dates.ts';
import { readKitHeader } from './house.ts';
import { readDemoReturns } from './order-progress/demo/demo-returns.ts';
import { readOrderProgress } from './order-progress/read-order-progress.ts';
import { priceAsks } from './price-asks.ts';
import {
  readCenterStock,
  readFastboxStock,
  readFastboxZone,
  readParcelTerms,
  readRemnants,
  readServiceCenters,
} from './service-centers.ts';
import { BY_ROUTE, readSituation } from './situation.ts';
import { takeOrder } from './take-order/take-order.ts';

/** Resolves like the promise; if the signal is aborted first, throws its reason without waiting any longer. */
const untilAborted = async <T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> => {
  if (signal === undefined) return work();
  signal.throwIfAborted();
  let stop: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work(), aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
};

interface EmbeddedErpOptions {
  /** Simulates deliveries of orders and the progress of returns where none were imported. Off by default. */
  isDemo?: boolean;
}

/** The ERP of a shop that has none elsewhere: tables of the shop's own database. */
export const openEmbeddedErp = (
  db: Database,
  now: () => number = Date.now,
  { isDemo = false }: EmbeddedErpOptions = {},
): Erp => {
  const situationOf = readSituation(db, now);
  const cartPrice = priceCart(db, now);

  const prices = async (customer: ErpCustomer, asks: readonly PriceAsk[], to: PostalDestination | undefined) => {
    if (asks.length === 0) return [];
    const situation = await situationOf({ customer, asks, delivery: { ...BY_ROUTE, ...(to && { address: to }) } });
    return priceAsks(db, situation, confirmEach(situation, asks), undefined);
  };
  return {
    prices: (customer, asks, signal, to) => untilAborted(signal, () => prices(customer, asks, to)),
    cartPrice: (customer, cart, signal) => untilAborted(signal, () => cartPrice(customer, cart)),
    takeOrder: takeOrder(now),
    orderProgress: (customer, salesOrderIds, signal) =>
      untilAborted(signal, () => readOrderProgress(db, customer, salesOrderIds, { isDemo, now: now() })),
    // Only a demo knows of returns: what else becomes of them is not in the tables.
    returnProgress: (customer, asks, signal) =>
      untilAborted(signal, async () => (isDemo ? readDemoReturns(db, customer, asks, now()) : [])),
    deliveryDates: (customer, count, signal) => untilAborted(signal, () => nextDates(db, customer, count, now())),
    datesOfRoute: (customer, ask, signal) => untilAborted(signal, () => datesBetween(db, customer, ask, now())),
    fastboxStock: (customer, materials, signal) =>
      untilAborted(signal, () => readFastboxStock(db, customer, materials)),
    remnants: (customer, ask, signal) => untilAborted(signal, () => readRemnants(db, customer, ask)),
    centerStock: (customer, materials, centers, signal) =>
      untilAborted(signal, () => readCenterStock(db, customer, materials, centers)),
    bundlePrices: (customer, ids, signal) => untilAborted(signal, () => readBundlePrices(db, customer, ids, now())),
    bundlesWith: (customer, material, signal) => untilAborted(signal, () => readBundlesWith(db, customer, material)),
    bundles: (ask, signal) => untilAborted(signal, () => readBundles(db, ask)),
    parcelTerms: (from, materials, signal) => untilAborted(signal, () => readParcelTerms(db, from, materials)),
    kitHeaderMaterial: (customer, signal) => untilAborted(signal, () => readKitHeader(db, customer)),
    serviceCenters: (market, signal) => untilAborted(signal, () => readServiceCenters(db, market)),
    fastboxZone: (market, postalCode, signal) => untilAborted(signal, () => readFastboxZone(db, market, postalCode)),
    calendar: (market, signal) => untilAborted(signal, () => readCalendar(db, market, now())),
  };
};
