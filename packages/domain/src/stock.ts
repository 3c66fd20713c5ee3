/** Stock: how it is labelled, and shared between the lines of an order. Section 4; decisions, "Prices, stock and orders". */

import {
  addQuantity,
  maxQuantity,
  minQuantity,
  NO_QUANTITY,
  type Quantity,
  remaining,
  subtractQuantity,
} from './decimal/index.ts';
import type { DeliveryType } from './order/wire-names.ts';

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

/** As the wire spells it (`DeliveryColor`). */
export type DeliveryColor = 'Blue' | 'Green' | 'Yellow';

/** SAP's supply status: 11 is ordered from the supplier, 12 is made to order; absent is got from stock. */
export type SupplyStatus = '11' | '12';

/** ATP above 0 means available. Section 9. */
export const isAvailable = (atp: Quantity): boolean => atp > 0;

/** Colour and flag that tell a supply status: blue is 11, green with the flag is 12. Section 4, "Stock label". */
export const deliveryColorOf = (
  atp: Quantity,
  supplyStatus?: SupplyStatus,
): { color: DeliveryColor; isStatus12Product: boolean } => {
  if (supplyStatus === '11') return { color: 'Blue', isStatus12Product: false };
  if (supplyStatus === '12') return { color: 'Green', isStatus12Product: true };
  return { color: isAvailable(atp) ? 'Green' : 'Yellow', isStatus12Product: false };
};

/** The supply status that a colour and flag tell: the reverse of deliveryColorOf. */
export const supplyStatusOf = (color: DeliveryColor, isStatus12Product: boolean): SupplyStatus | undefined => {
  if (color === 'Blue') return '11';
  return color === 'Green' && isStatus12Product ? '12' : undefined;
};

export type DeliveryIndicator = 'blue' | 'green' | 'yellow';

/**
 * What the page shows: blue for what is got on order, even where some lies in stock, since its label is never green;
 * else green when ATP is above 0; else yellow. Section 4, "Delivery indicator".
 */
export const deliveryIndicator = (stock: {
  color?: DeliveryColor;
  isStatus12Product?: boolean;
  atp?: Quantity;
}): DeliveryIndicator => {
  if (stock.color === 'Blue' || stock.isStatus12Product) return 'blue';
  return stock.atp !== undefined && isAvailable(stock.atp) ? 'green' : 'yellow';
};

export type StockLabel = 'green' | 'yellow';

/** A line that asks for stock; lines of the same material share its ATP. */
export interface LabelRequest {
  materialNo: string;
  quantity: Quantity;
  atp: Quantity;
  /** Status 11 is ordered from the supplier, 12 is made to order: neither lies in stock. */
  isStatus11Or12: boolean;
}

export interface LineStockLabel {
  label: StockLabel;
  /** The part of this line that ATP does not cover, after the lines before it. */
  exceededAmount: Quantity;
}

/**
 * A label for each line, in order: green while the cumulative quantity of its material is within ATP, else yellow.
 * Status 11 and 12 are always yellow. Section 4, "Stock label".
 */
export const stockLabels = (lines: readonly LabelRequest[]): LineStockLabel[] => {
  const taken = new Map<string, Quantity>();
  return lines.map(({ materialNo, quantity, atp, isStatus11Or12 }) => {
    const cumulative = addQuantity(taken.get(materialNo) ?? NO_QUANTITY, quantity);
    taken.set(materialNo, cumulative);
    const exceededAmount = minQuantity(quantity, remaining(cumulative, atp < 0 ? NO_QUANTITY : atp));
    return { label: isStatus11Or12 || exceededAmount > 0 ? 'yellow' : 'green', exceededAmount };
  });
};
