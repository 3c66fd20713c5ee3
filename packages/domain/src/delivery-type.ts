/** How a cart is delivered. Section 3, "Cart details": normal, fastbox, smart kit. */
export const DELIVERY_TYPES = ['normal', 'fastbox', 'smart-kit'] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** How an order was delivered: a normal one that was picked up is a drive-in. */
export const ORDER_DELIVERY_TYPES = [...DELIVERY_TYPES, 'drive-in'] as const;
export type OrderDeliveryType = (typeof ORDER_DELIVERY_TYPES)[number];

export const orderDeliveryType = (deliveryType: DeliveryType, isPickup: boolean): OrderDeliveryType =>
  isPickup && deliveryType === 'normal' ? 'drive-in' : deliveryType;
