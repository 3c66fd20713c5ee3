import type { LineShown, Money, Quantity } from '@grossist/domain';
import type { OrderSource, StoredAddress } from '../../db/index.ts';

/** A line as the buyer was last shown it. */
export interface ShownLine extends LineShown {
  /** Absent: the only line of its material. */
  lineId: string | undefined;
  sapMaterialNumber: string;
  quantity: Quantity | undefined;
}

export interface Shown {
  total: Money | undefined;
  lines: readonly ShownLine[];
  /**
   * The shop itself noted it. What a caller says of prices is held against nothing for who may not see them: by asking
   * again and again they would learn them.
   */
  isNotedByShop?: boolean;
}

export interface WantedOrder {
  cartId: string;
  /** The version the buyer saw; absent: whatever it is now. */
  cartVersion: number | undefined;
  deliveryDate: string | undefined;
  isPickup: boolean;
  /** Where it is picked up, if its cart is not to be picked up anyway; absent: it goes where the cart does. */
  pickupAt?: StoredAddress | undefined;
  customerReference: string | undefined;
  /** To the order as a whole; absent: none. */
  note?: string | undefined;
  /** As the wire spells it: what the buyer took the cart for. */
  deliveryType?: 'Normal' | 'Fastbox' | 'DriveIn' | 'SmartKit' | undefined;
  /** Absent: nothing is compared with it. */
  shown?: Shown | undefined;
  /** Tokens of changes that the buyer takes as they are. */
  accepted?: readonly string[] | undefined;
  /** The same for each try of one intent. */
  idempotencyKey?: string | undefined;
}

/** Where an order comes from, and what it is paid by. */
export interface OrderOrigin {
  source: OrderSource;
  paymentId: string | null;
}

export const BY_INVOICE: OrderOrigin = { source: 'shop', paymentId: null };

export interface PlacedOrder {
  orderId: string;
  salesOrderId: string;
}
