import type { DeliveryType } from '../delivery-type.ts';

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
