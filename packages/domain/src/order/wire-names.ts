/** Names of statuses and types of carts, orders and materials, as the wire and SAP spell them. Sections 3 and 9. */

import type { Texts } from '../markets.ts';

/** As the wire spells it (`OrderStatus`). Section 3. */
export const CART_STATUSES = ['Initial', 'Draft', 'Sent', 'Inactive'] as const;
export type CartStatus = (typeof CART_STATUSES)[number];

const NEXT: Record<CartStatus, readonly CartStatus[]> = {
  Initial: ['Draft', 'Sent', 'Inactive'],
  Draft: ['Sent', 'Inactive'],
  Sent: [],
  Inactive: [],
};

/**
 * Whether a cart may pass from one status to another. A draft that is made current stays a draft, so that it counts
 * as saved; what was sent or discarded never changes again.
 */
export const cartMayBecome = (from: CartStatus, to: CartStatus): boolean => NEXT[from].includes(to);

/** Sent and discarded carts take no change. */
export const isOpenCart = (status: CartStatus): boolean => NEXT[status].length > 0;

/** The colours of the design system that a tag may have; each has a shape of its own too. */
export const INFO_TAG_COLORS = ['green', 'blue', 'yellow', 'red', 'grey'] as const;
export type InfoTagColor = (typeof INFO_TAG_COLORS)[number];

/** What the wholesaler hangs on a material for buyers to see ("New"), and what it means. Section 3, "Cart item". */
export interface InfoTag {
  color: InfoTagColor;
  /** A word or a few, in at least one language. */
  ribbonTexts: Texts;
  /** A sentence about it; may be in no language at all. */
  descriptions: Texts;
}

/** Characters: a ribbon is read at a glance. */
export const LONGEST_RIBBON_TEXT = 60;

/** SAP's sales status: 10 available, 30 blocked for sales, 33 phased out, 40 obsolete. Section 9. */
export const MATERIAL_STATUSES = ['10', '30', '33', '40'] as const;
export type MaterialStatus = (typeof MATERIAL_STATUSES)[number];

/** Whether and how far a material can be ordered. */
export type Orderability = 'yes' | 'up-to-stock' | 'no';

const ORDERABILITY: Record<MaterialStatus, Orderability> = { '10': 'yes', '30': 'no', '33': 'up-to-stock', '40': 'no' };

export const isMaterialStatus = (text: string): text is MaterialStatus =>
  (MATERIAL_STATUSES as readonly string[]).includes(text);

export const orderabilityOf = (status: MaterialStatus): Orderability => ORDERABILITY[status];

export const isOrderable = (status: MaterialStatus): boolean => orderabilityOf(status) !== 'no';

export const isPhasedOut = (status: MaterialStatus): boolean => orderabilityOf(status) === 'up-to-stock';

/** How a cart is delivered. Section 3, "Cart details": normal, fastbox, smart kit. */
export const DELIVERY_TYPES = ['normal', 'fastbox', 'smart-kit'] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** How an order was delivered: a normal one that was picked up is a drive-in. */
export const ORDER_DELIVERY_TYPES = [...DELIVERY_TYPES, 'drive-in'] as const;
export type OrderDeliveryType = (typeof ORDER_DELIVERY_TYPES)[number];

export const orderDeliveryType = (deliveryType: DeliveryType, isPickup: boolean): OrderDeliveryType =>
  isPickup && deliveryType === 'normal' ? 'drive-in' : deliveryType;

/** SAP's order types. Section 3. */
export type OrderType = 'ZOR' | 'ZFB' | 'ZSO';

const TYPES: Record<DeliveryType, OrderType> = { normal: 'ZOR', fastbox: 'ZFB', 'smart-kit': 'ZSO' };

export const orderTypeOf = (deliveryType: DeliveryType): OrderType => TYPES[deliveryType];

/** The order lists of the orders overview, as the wire spells them. */
export const ORDER_LISTS = ['history', 'draft', 'backorder', 'returnorder'] as const;
export type OrderList = (typeof ORDER_LISTS)[number];

/** How a line of somebody else's order compares with the catalogue. Section 3, "Order line status". */
export const ORDER_LINE_STATUSES = ['match', 'multiple matches', 'difference', 'out of stock', 'not found'] as const;
export type OrderLineStatus = (typeof ORDER_LINE_STATUSES)[number];

/** Which price a page shows. Section 3. */
export const PRICE_DISPLAYS = ['None', 'NetPrice', 'ListPrice'] as const;
export type PriceDisplay = (typeof PRICE_DISPLAYS)[number];
