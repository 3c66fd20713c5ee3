import { sql } from 'kysely';
import type { Database, Listener } from '../../../db/index.ts';
import { type Erp, ErpDoesNotAnswer } from '../port.ts';
import { type Clock, pause, systemClock } from './timeout.ts';

export const OUTAGE_MODES = ['fine', 'slow', 'down'] as const;
/** How the ERP of the demo behaves: normally, with responses after seconds, or unavailable. */
export type OutageMode = (typeof OUTAGE_MODES)[number];

/** Slow enough to be noticed, and within the default timeout. */
const SLOW_MS = 2500;
/** A simulated outage ends by itself, so that the next visitor of the demo finds prices. */
const LASTS_MS = 10 * 60_000;

export interface DemoOutage {
  now(): OutageMode;
  /** When the outage ends; undefined when there is none. */
  until(): Date | undefined;
  /** Sets the mode for every process on this database. */
  set(mode: OutageMode): Promise<void>;
}

const modeOf = (word: string): OutageMode => OUTAGE_MODES.find((mode) => mode === word) ?? 'fine';

/** Reads the demo's outage from its row in the database and follows changes that other processes make. */
export const openDemoOutage = async (
  db: Database,
  events: Pick<Listener, 'subscribe'>,
  now: () => number = Date.now,
): Promise<DemoOutage> => {
  let mode: OutageMode = 'fine';
  let changedAt = 0;
  const read = async (): Promise<void> => {
    const row = await db.selectFrom('demo_weather').select(['weather', 'changed_at']).executeTakeFirst();
    mode = modeOf(row?.weather ?? 'fine');
    changedAt = row?.changed_at.getTime() ?? 0;
  };
  await events.subscribe('demo_weather', { notified: read, resync: read });
  await read();
  const isActive = (): boolean => mode !== 'fine' && now() < changedAt + LASTS_MS;
  return {
    now: () => (isActive() ? mode : 'fine'),
    until: () => (isActive() ? new Date(changedAt + LASTS_MS) : undefined),
    set: async (next) => {
      const changed = new Date(now());
      await sql`insert into demo_weather (weather, changed_at) values (${next}, ${changed})
        on conflict (only_row) do update set weather = excluded.weather, changed_at = excluded.changed_at`.execute(db);
      mode = next;
      changedAt = changed.getTime();
    },
  };
};

const never = new AbortController().signal;

/** Wraps an ERP so that it is as slow or as unavailable as the mode requires. */
export const withSimulatedOutage = (erp: Erp, mode: () => OutageMode, clock: Clock = systemClock): Erp => {
  const through = async <T>(signal: AbortSignal | undefined, ask: () => Promise<T>): Promise<T> => {
    if (mode() === 'down') throw new ErpDoesNotAnswer('The ERP of the demo has been taken down');
    if (mode() === 'slow') await pause(clock, SLOW_MS, signal ?? never);
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
