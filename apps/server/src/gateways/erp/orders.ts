import type { CalendarDate, Currency, Market, OrderType, Quantity } from '@grossist/domain';
import type { DeliveryAsk } from './carts.ts';

/** Whose prices are asked: a sold-to party. */
export interface ErpCustomer {
  soldTo: string;
  market: Market;
  currency: Currency;
  customerGroup: string;
  plant: string;
}

export interface OrderLineAsk {
  lineNumber: number;
  sapMaterialNumber: string;
  quantity: Quantity;
  isOnClearanceSale: boolean;
  /** The supplier sends it directly: nothing is taken from the plant. */
  isDirectDelivery?: boolean;
  /** Left-over pieces of this length, each taken whole; refused when they are gone. */
  remnantLength?: Quantity;
  /** The line that this one is a part of, as a kit's materials are. */
  parentLineNumber?: number;
}

export interface OrderAsk extends DeliveryAsk {
  /** The shop's order: asked for again, it is not taken again. */
  orderId: string;
  customer: ErpCustomer;
  orderType: OrderType;
  /** No line may be there earlier; `deliveryDate` is when what lies in stock comes. */
  notBefore?: CalendarDate;
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

/** Goods that a customer asked to give back. */
export interface ReturnAsk {
  returnNumber: string;
  /** Milliseconds since 1970. */
  askedAt: number;
}

/** The progress of a return. Times in milliseconds since 1970; undefined before they are reached. */
export interface ReturnProgress {
  returnNumber: string;
  /** When the goods were back in the house. */
  receivedAt: number | undefined;
  creditedAt: number | undefined;
  /** When the wholesaler refused the return. */
  refusedAt: number | undefined;
  /** When something is expected to change next; undefined when unknown. */
  nextChange: number | undefined;
}

/** How far a line is. What is neither picked, underway nor delivered is only promised. */
export interface LineProgress {
  lineNumber: number;
  /** Lies packed and has not left the house. */
  picked: Quantity;
  underway: Quantity;
  delivered: Quantity;
  /** Still owed for want of stock, with the day on which it is to come; 0 and undefined without. */
  backOrdered: Quantity;
  backOrderDate: CalendarDate | undefined;
}

export type DeliveryStatus = 'planned' | 'picked' | 'on-the-way' | 'delivered';

/** What leaves the house together. Times in milliseconds since 1970; undefined before they are reached. */
export interface DeliveryProgress {
  /** The ERP's number of it. */
  deliveryId: string;
  status: DeliveryStatus;
  /** The carrier; '' when it is picked up or unknown. */
  carrier: string;
  trackingNumber: string;
  /** The carrier's tracking page. */
  trackingUrl: string | undefined;
  plannedDate: CalendarDate | undefined;
  pickedAt: number | undefined;
  shippedAt: number | undefined;
  deliveredAt: number | undefined;
  /** Fetched by the customer instead of brought. */
  isPickup: boolean;
  lines: readonly { lineNumber: number; quantity: Quantity }[];
}

/** The progress of an order. */
export interface OrderProgress {
  salesOrderId: string;
  /** When the ERP confirmed it; undefined while it has not. */
  confirmedAt: number | undefined;
  /** Lines that the ERP does not report are left out. */
  lines: readonly LineProgress[];
  /** Earliest first. */
  deliveries: readonly DeliveryProgress[];
  /** Nothing more will happen to it. */
  isFinished: boolean;
  /** When something is expected to change next; undefined when unknown. */
  nextChange: number | undefined;
}
