import { type Erp, ErpDoesNotAnswer } from '../port.ts';
import { type Clock, pause, systemClock } from './clock.ts';

export const WEATHERS = ['fine', 'slow', 'down'] as const;
/** How the ERP of the demo is: as it should be, answering after seconds, or not at all. */
export type Weather = (typeof WEATHERS)[number];

/** Longer than anybody likes to wait, and within the preset time-out. */
const SLOW_MS = 2500;

const never = new AbortController().signal;

/** An ERP that is as slow or as silent as the weather is. */
export const erpInWeather = (erp: Erp, weather: () => Weather, clock: Clock = systemClock): Erp => {
  const through = async <T>(signal: AbortSignal | undefined, ask: () => Promise<T>): Promise<T> => {
    if (weather() === 'down') throw new ErpDoesNotAnswer('The ERP of the demo has been taken down');
    if (weather() === 'slow') await pause(clock, SLOW_MS, signal ?? never);
    return ask();
  };
  return {
    prices: (customer, asks, signal, to) => through(signal, () => erp.prices(customer, asks, signal, to)),
    cartPrice: (customer, cart, signal) => through(signal, () => erp.cartPrice(customer, cart, signal)),
    takeOrder: (tx, order, signal) => through(signal, () => erp.takeOrder(tx, order, signal)),
    orderProgress: (customer, salesOrderIds, signal) =>
      through(signal, () => erp.orderProgress(customer, salesOrderIds, signal)),
    returnProgress: (customer, asks, signal) => through(signal, () => erp.returnProgress(customer, asks, signal)),
    deliveryDates: (customer, count, signal) => through(signal, () => erp.deliveryDates(customer, count, signal)),
    datesOfRoute: (customer, ask, signal) => through(signal, () => erp.datesOfRoute(customer, ask, signal)),
    fastboxStock: (customer, materials, signal) => through(signal, () => erp.fastboxStock(customer, materials, signal)),
    remnants: (customer, ask, signal) => through(signal, () => erp.remnants(customer, ask, signal)),
    centerStock: (customer, materials, centers, signal) =>
      through(signal, () => erp.centerStock(customer, materials, centers, signal)),
    bundlePrices: (customer, ids, signal) => through(signal, () => erp.bundlePrices(customer, ids, signal)),
    bundlesWith: (customer, material, signal) => through(signal, () => erp.bundlesWith(customer, material, signal)),
    bundles: (ask, signal) => through(signal, () => erp.bundles(ask, signal)),
    parcelTerms: (from, materials, signal) => through(signal, () => erp.parcelTerms(from, materials, signal)),
    kitHeaderMaterial: (customer, signal) => through(signal, () => erp.kitHeaderMaterial(customer, signal)),
    serviceCenters: (market, signal) => through(signal, () => erp.serviceCenters(market, signal)),
    fastboxZone: (market, postalCode, signal) => through(signal, () => erp.fastboxZone(market, postalCode, signal)),
    calendar: (market, signal) => through(signal, () => erp.calendar(market, signal)),
  };
};
