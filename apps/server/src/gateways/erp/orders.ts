import type { CalendarDate, OrderType, Quantity } from '@grossist/domain';
import type { DeliveryAsk } from './carts.ts';
import type { ErpCustomer } from './customer.ts';

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
