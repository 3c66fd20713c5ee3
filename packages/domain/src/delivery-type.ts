/** How a cart is delivered. Section 3, "Cart details": normal, fastbox, smart kit. */
export const DELIVERY_TYPES = ['normal', 'fastbox', 'smart-kit'] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];
