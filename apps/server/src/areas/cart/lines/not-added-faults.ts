import type { NotAdded } from './decide-adding.ts';
import type { OrderLineFault } from './read-wishes.ts';

/** What the wire calls it when a line of many is not added. [cart-23] */
export const NOT_ADDED_FAULTS: Record<NotAdded['reason'], OrderLineFault> = {
  'quantity-too-large': 'wrong-quantity',
  'out-of-stock': 'out-of-stock',
  'not-allowed-in-smart-kit': 'not-allowed-in-smart-kit',
};
