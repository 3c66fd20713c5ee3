import { maxQuantity, minQuantity, NO_QUANTITY, type Quantity, remaining, subtractQuantity } from '../decimal/index.ts';
import type { DeliveryType } from '../order/wire-names.ts';

export type BeyondStock = 'back-order' | 'refuse';

/** Clearance, phased-out, fastbox and pick-up quantities beyond stock are refused; all else waits. Decisions. */
export const beyondStock = (line: {
  isOnClearanceSale: boolean;
  isPhasedOut: boolean;
  deliveryType: DeliveryType;
  isPickup: boolean;
}): BeyondStock =>
  line.isOnClearanceSale || line.isPhasedOut || line.deliveryType === 'fastbox' || line.isPickup
    ? 'refuse'
    : 'back-order';

/** One line's wish. Lines with the same stock key draw on the same stock, such as a material's ATP at a plant. */
export interface StockRequest {
  id: string;
  stockKey: string;
  quantity: Quantity;
  beyondStock: BeyondStock;
}

/** confirmed + backOrder + refused is what was requested. */
export interface Allocation {
  id: string;
  confirmed: Quantity;
  backOrder: Quantity;
  /** Above 0, the order as a whole is refused. */
  refused: Quantity;
}

/**
 * Gives stock to requests in their order, so that what lines share is never promised twice. Stock that is not in the
 * map or below 0 counts as 0. Decisions, "Prices, stock and orders".
 */
export const allocate = (
  stock: ReadonlyMap<string, Quantity>,
  requests: readonly StockRequest[],
): { allocations: Allocation[]; isRefused: boolean } => {
  const left = new Map(stock);
  const allocations = requests.map(({ id, stockKey, quantity, beyondStock: beyond }): Allocation => {
    const available = maxQuantity(NO_QUANTITY, left.get(stockKey) ?? NO_QUANTITY);
    const confirmed = minQuantity(quantity, available);
    left.set(stockKey, remaining(available, confirmed));
    const short = subtractQuantity(quantity, confirmed);
    return {
      id,
      confirmed,
      backOrder: beyond === 'back-order' ? short : NO_QUANTITY,
      refused: beyond === 'refuse' ? short : NO_QUANTITY,
    };
  });
  return { allocations, isRefused: allocations.some(({ refused }) => refused > 0) };
};
