import type {
  CalendarDate,
  CartTotals,
  Currency,
  DeliveryColor,
  DeliveryType,
  Market,
  Money,
  OrderType,
  PriceBuildUp,
  Quantity,
  UnitPrice,
} from '@grossist/domain';
import type { Transaction } from '../../db/index.ts';

/** Whose prices are asked: a sold-to party. */
export interface ErpCustomer {
  soldTo: string;
  market: Market;
  currency: Currency;
  customerGroup: string;
  plant: string;
}

export interface PriceAsk {
  /** Told back in the answer: a line's id, or the material's number. */
  key: string;
  sapMaterialNumber: string;
  quantity: Quantity;
  isOnClearanceSale: boolean;
  /** The quantity will be cut from a package. */
  isCableCut: boolean;
}

/** Section 3, "Per-line pricing and stock". Quantities in sales units at the customer's plant. */
export interface MaterialStock {
  atp: Quantity;
  total: Quantity;
  clearance: Quantity;
  fastbox: Quantity;
  /** When the quantity asked for can be there; absent when nobody knows. */
  deliveryDate: CalendarDate | undefined;
  color: DeliveryColor;
  isStatus12Product: boolean;
  isStocked: boolean;
  isProjectProduct: boolean;
  /** Working days to wait for what is got on order; 0 for what is kept in stock. */
  blueDeliveryDays: number;
}

export interface MaterialPrice {
  buildUp: PriceBuildUp;
  listPrice: UnitPrice;
  /** For the quantity asked for. */
  listAmount: Money;
  /** "42.50"; absent without a discount. */
  discountPercent: string | undefined;
  clearancePrice: UnitPrice | undefined;
  cableCutFee: Money;
}

export interface PricedMaterial {
  key: string;
  sapMaterialNumber: string;
  quantity: Quantity;
  /** Absent when the material has no price in the market or can't be ordered. */
  price: MaterialPrice | undefined;
  stock: MaterialStock;
  suggestedProduct: string | undefined;
  alternativeProducts: readonly string[];
}

export interface CartAsk {
  lines: readonly PriceAsk[];
  deliveryType: DeliveryType;
  isPickup: boolean;
}

export interface PricedCart {
  lines: readonly PricedMaterial[];
  totals: CartTotals;
  vatPercent: number;
  freeFrom: Money | undefined;
  missingToFree: Money | undefined;
  plant: string;
  route: string;
  /** The first date on which an order sent now can arrive. */
  firstDeliveryDate: CalendarDate | undefined;
}

export interface OrderLineAsk {
  lineNumber: number;
  sapMaterialNumber: string;
  quantity: Quantity;
  isOnClearanceSale: boolean;
  isPhasedOut: boolean;
}

export interface OrderAsk {
  /** The shop's order: asked for again, it is not taken again. */
  orderId: string;
  customer: ErpCustomer;
  orderType: OrderType;
  deliveryType: DeliveryType;
  isPickup: boolean;
  lines: readonly OrderLineAsk[];
}

export interface TakenLine {
  lineNumber: number;
  confirmed: Quantity;
  backOrdered: Quantity;
  backOrderDate: CalendarDate | undefined;
}

/** An order is taken whole or refused whole. */
export type OrderAnswer =
  | { outcome: 'taken'; salesOrderId: string; lines: readonly TakenLine[] }
  | { outcome: 'refused'; lines: readonly { lineNumber: number; available: Quantity }[] };

/**
 * The wholesaler's ERP: prices, stock, orders. Every call may fail with ErpDoesNotAnswer, and then has changed nothing
 * that the shop believes in. Decisions, "Prices, stock and orders".
 */
export interface Erp {
  prices(customer: ErpCustomer, asks: readonly PriceAsk[], signal?: AbortSignal): Promise<readonly PricedMaterial[]>;
  cartPrice(customer: ErpCustomer, cart: CartAsk, signal?: AbortSignal): Promise<PricedCart>;
  /**
   * Takes stock for an order inside the transaction that writes the order, so that both are or neither is. An ERP
   * elsewhere reserves there and sends from an outbox written in the same transaction.
   */
  takeOrder(tx: Transaction, order: OrderAsk): Promise<OrderAnswer>;
  /** The next dates on which an order sent now can arrive, earliest first. */
  deliveryDates(customer: ErpCustomer, count: number): Promise<readonly CalendarDate[]>;
}

/** The ERP is slow, down, or answered nonsense. */
export class ErpDoesNotAnswer extends Error {
  override name = 'ErpDoesNotAnswer';
}
