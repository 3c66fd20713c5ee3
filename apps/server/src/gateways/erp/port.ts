import type { CalendarDate, Market } from '@grossist/domain';
import type { Transaction } from '../../db/index.ts';
import type {
  Bundle,
  BundlePrice,
  BundlesAsk,
  CenterStock,
  FastboxStock,
  FastboxZone,
  MarketCalendar,
  ParcelTerms,
  Remnant,
  RemnantsAsk,
  ServiceCenter,
} from './branches.ts';
import type { CartAsk, DatesAsk, PostalDestination, PricedCart } from './carts.ts';
import type { ErpCustomer, OrderAnswer, OrderAsk, OrderProgress, ReturnAsk, ReturnProgress } from './orders.ts';
import type { PriceAsk, PricedMaterial } from './prices.ts';

export type * from './branches.ts';
export type * from './carts.ts';
export type * from './orders.ts';
export type * from './prices.ts';

/**
 * The wholesaler's ERP: prices, stock, orders. Every call may fail with ErpDoesNotAnswer, and then has changed nothing
 * that the shop believes in; a signal that is aborted makes it reject with the signal's reason. What is asked of an
 * empty list is answered by one. Decisions, "Prices, stock and orders".
 */
export interface Erp {
  /**
   * Each ask by itself, in their order; unknown materials are left out. [erp-01]
   * @param to decides the route, and with it the dates; absent: the plant's usual route
   */
  prices(
    customer: ErpCustomer,
    asks: readonly PriceAsk[],
    signal?: AbortSignal,
    to?: PostalDestination,
  ): Promise<readonly PricedMaterial[]>;
  /** A cart as a whole: what its lines share of one stock is given out in their order. [erp-02] */
  cartPrice(customer: ErpCustomer, cart: CartAsk, signal?: AbortSignal): Promise<PricedCart>;
  /**
   * Takes stock for an order inside the transaction that writes the order, so that both are or neither is. An ERP
   * elsewhere reserves there and sends from an outbox written in the same transaction.
   */
  takeOrder(tx: Transaction, order: OrderAsk, signal?: AbortSignal): Promise<OrderAnswer>;
  /** Where orders of the customer stand, at most 100 in one call; those it does not know are left out. */
  orderProgress(
    customer: ErpCustomer,
    salesOrderIds: readonly string[],
    signal?: AbortSignal,
  ): Promise<readonly OrderProgress[]>;
  /** Where returns of the customer stand, at most 100 in one call; those it does not know are left out. */
  returnProgress(
    customer: ErpCustomer,
    asks: readonly ReturnAsk[],
    signal?: AbortSignal,
  ): Promise<readonly ReturnProgress[]>;
  /** The next dates on which an order sent now can arrive by the customer's usual route, earliest first. */
  deliveryDates(customer: ErpCustomer, count: number, signal?: AbortSignal): Promise<readonly CalendarDate[]>;
  /** The dates of a span on which an order sent now can arrive, earliest first. [erp-10] */
  datesOfRoute(customer: ErpCustomer, ask: DatesAsk, signal?: AbortSignal): Promise<readonly CalendarDate[]>;
  /** What the express box may take, at the customer's plant; unknown materials are left out. [erp-03] */
  fastboxStock(
    customer: ErpCustomer,
    materials: readonly string[],
    signal?: AbortSignal,
  ): Promise<readonly FastboxStock[]>;
  /** Pieces that lie at a plant now, by material, the longest first. [erp-04] */
  remnants(customer: ErpCustomer, ask: RemnantsAsk, signal?: AbortSignal): Promise<readonly Remnant[]>;
  /** What lies at branches of the customer's market: at those named, or at all of them. [erp-05] [erp-06] */
  centerStock(
    customer: ErpCustomer,
    materials: readonly string[],
    centers: readonly string[] | 'all',
    signal?: AbortSignal,
  ): Promise<readonly CenterStock[]>;
  /** Those of the ids that the customer's market has, in the order asked. [erp-08] */
  bundlePrices(customer: ErpCustomer, ids: readonly string[], signal?: AbortSignal): Promise<readonly BundlePrice[]>;
  /** Ids of the bundles of the customer's market that hold a material and can be had now; at most 20. */
  bundlesWith(customer: ErpCustomer, sapMaterialNumber: string, signal?: AbortSignal): Promise<readonly string[]>;
  /** Returns a page of the bundles by id, and how many there are. [own-bun-01] */
  bundles(ask: BundlesAsk, signal?: AbortSignal): Promise<{ bundles: readonly Bundle[]; total: number }>;
  /** Returns what decides on the size of an express box from a plant ('' for the market's usual size). [own-svc-02] */
  parcelTerms(
    from: { market: Market; plant: string },
    materials: readonly string[],
    signal?: AbortSignal,
  ): Promise<ParcelTerms>;
  /** The material that represents a packed kit in orders of the market; undefined where no kits are sold. [cart-26] */
  kitHeaderMaterial(customer: ErpCustomer, signal?: AbortSignal): Promise<string | undefined>;
  /** A market's branches by name. [svc-03] */
  serviceCenters(market: Market, signal?: AbortSignal): Promise<readonly ServiceCenter[]>;
  /** The zone in which a postal code of the market lies, as people write it; undefined where no express box drives. */
  fastboxZone(market: Market, postalCode: string, signal?: AbortSignal): Promise<FastboxZone | undefined>;
  /** When a market's warehouses and branches work: weekdays, public holidays and the house's own closed days. */
  calendar(market: Market, signal?: AbortSignal): Promise<MarketCalendar>;
}

/** The ERP is slow, down, or answered nonsense. */
export class ErpDoesNotAnswer extends Error {
  override name = 'ErpDoesNotAnswer';
}
