import type { CheckedInput, createOrder } from '@grossist/contracts';
import { calendarDate, type LineShown, type Money, moneyOf, type Quantity, quantityOf } from '@grossist/domain';
import type { OrderSource, StoredAddress } from '../../db/index.ts';
import type { Buyer } from '../identity/index.ts';

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

type Body = CheckedInput<typeof createOrder>['body'];
type Wish = Pick<Body, 'Details' | 'Items'>;

/** As it was answered: a number of the wire with at most four decimals. */
const money = (amount: number | null | undefined): Money | undefined =>
  amount === null || amount === undefined ? undefined : moneyOf(amount.toFixed(4));

const quantity = (amount: number | null | undefined): Quantity | undefined =>
  amount === null || amount === undefined ? undefined : quantityOf(amount.toFixed(3));

const shownOf = ({ Details, Items }: Wish): Shown => ({
  total: money(Details.SeenTotal),
  lines: Items.map((item) => ({
    lineId: item.CartItemId,
    sapMaterialNumber: item.MaterialNo,
    quantity: quantity(item.Quantity),
    netAmount: money(item.NetPrice),
    confirmed: quantity(item.ConfirmedQuantity),
    deliveryDate: typeof item.DeliveryDate === 'string' ? calendarDate(item.DeliveryDate) : undefined,
  })),
});

/** The service center where a buyer picks goods up; undefined where their market has none. */
export type PickupPlace = (buyer: Buyer, signal: AbortSignal) => Promise<StoredAddress | undefined>;

/**
 * What a buyer wants ordered, as both calls that order tell it; DriveIn is picked up at the buyer's service center,
 * else at the plant. [ord-01] [ord-02]
 * @throws Failure 503 when the ERP does not answer
 */
export const readWanted =
  (placeOf: PickupPlace) =>
  async (buyer: Buyer, wish: Wish, signal: AbortSignal): Promise<WantedOrder> => {
    const { Details: details } = wish;
    const isDriveIn = details.DeliveryType === 'DriveIn';
    return {
      cartId: details.CartId,
      cartVersion: details.CartVersion,
      deliveryDate: details.DeliveryDate ?? undefined,
      isPickup: details.IsPickup || isDriveIn,
      ...(isDriveIn && { pickupAt: await placeOf(buyer, signal) }),
      customerReference: details.CustomerReference,
      deliveryType: details.DeliveryType,
      shown: shownOf(wish),
      accepted: details.AcceptedChanges,
      idempotencyKey: details.IdempotencyKey,
    };
  };
