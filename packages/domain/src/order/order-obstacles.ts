import { type Money, moneyOf, NO_QUANTITY, type Quantity } from '../decimal/index.ts';
import type { FastboxRefusal } from '../delivery/fastbox.ts';
import { beyondStock } from '../stock.ts';
import { type DeliveryType, isMaterialStatus, isOrderable, isPhasedOut } from './wire-names.ts';

/** The stock that a line is short of, where an order refuses what it does not cover. */
export type ShortStock = 'pickup-stock' | 'remnant-stock' | 'clearance-stock' | 'fastbox-stock' | 'phased-out-stock';

/** Why a line keeps its cart from being ordered. */
export type LineObstacle = 'not-in-market' | 'blocked' | 'no-price' | ShortStock;

/** Why a cart can't be ordered whatever its lines. */
export type CartObstacle = FastboxRefusal | 'delivery-date' | 'order-too-large';

/** No order is larger: more than any costs, and what the columns of an order hold. */
export const LARGEST_ORDER_TOTAL: Money = moneyOf(1_000_000_000_000);

/** What decides which stock a line draws on. */
export interface LineSource {
  isRemnant: boolean;
  isOnClearanceSale: boolean;
  isPhasedOut: boolean;
  deliveryType: DeliveryType;
  isPickup: boolean;
  /** Picked up at a branch, which has neither clearance goods nor remnants. */
  isFromBranch: boolean;
}

/** Returns the stock beyond which a line is refused; undefined where the rest is a back order. */
export const refusingStock = (line: LineSource): ShortStock | undefined => {
  if (line.isFromBranch) return 'pickup-stock';
  if (line.isRemnant) return 'remnant-stock';
  if (beyondStock(line) === 'back-order') return undefined;
  if (line.isOnClearanceSale) return 'clearance-stock';
  if (line.isPickup) return 'pickup-stock';
  return line.deliveryType === 'fastbox' ? 'fastbox-stock' : 'phased-out-stock';
};

export interface LineToOrder extends Omit<LineSource, 'isPhasedOut'> {
  lineId: string;
  /** In the buyer's market and assortment. */
  isSoldHere: boolean;
  /** SAP's sales status of the material. */
  status: string;
  hasPrice: boolean;
  /** What the line gets of its stock after the lines before it, and what it lacks. */
  confirmed: Quantity;
  exceeded: Quantity;
}

/** Returns true if a material with this status can be sold at all; an unknown status is no obstacle. */
export const isSold = (status: string): boolean => !isMaterialStatus(status) || isOrderable(status);

/** Returns what keeps a line from being ordered; of several obstacles the one that the others can't outlast. */
export const lineObstacle = (line: Omit<LineToOrder, 'lineId' | 'confirmed'>): LineObstacle | undefined => {
  if (!line.isSoldHere) return 'not-in-market';
  if (!isSold(line.status)) return 'blocked';
  if (!line.hasPrice) return 'no-price';
  if (line.exceeded <= NO_QUANTITY) return undefined;
  return refusingStock({ ...line, isPhasedOut: isMaterialStatus(line.status) && isPhasedOut(line.status) });
};

export interface CartToOrder {
  lines: readonly LineToOrder[];
  /** Why its express box can't go; undefined when it can, is not known, or none is wanted. */
  fastbox: FastboxRefusal | undefined;
  /** Whether the cart's own day is possible; undefined without one. */
  isDatePossible: boolean | undefined;
  total: Money;
}

export interface BlockedLine {
  lineId: string;
  obstacle: LineObstacle;
  /** What there is of a stock that is short; undefined for other obstacles. */
  available: Quantity | undefined;
}

export interface OrderObstacles {
  cart: readonly CartObstacle[];
  lines: readonly BlockedLine[];
}

const OF_STOCK: readonly LineObstacle[] = [
  'pickup-stock',
  'remnant-stock',
  'clearance-stock',
  'fastbox-stock',
  'phased-out-stock',
];

/**
 * Returns everything that an order of the cart would be refused for now; nothing when it can be ordered. What the cart
 * page says and what ordering decides both come from here.
 */
export const orderObstacles = ({ lines, fastbox, isDatePossible, total }: CartToOrder): OrderObstacles => {
  const cart: CartObstacle[] = fastbox === undefined ? [] : [fastbox];
  if (isDatePossible === false) cart.push('delivery-date');
  if (total >= LARGEST_ORDER_TOTAL) cart.push('order-too-large');
  const blocked = lines.flatMap((line): BlockedLine[] => {
    const obstacle = lineObstacle(line);
    if (obstacle === undefined) return [];
    return [{ lineId: line.lineId, obstacle, available: OF_STOCK.includes(obstacle) ? line.confirmed : undefined }];
  });
  return { cart, lines: blocked };
};
