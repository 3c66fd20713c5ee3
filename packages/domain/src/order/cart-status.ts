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
