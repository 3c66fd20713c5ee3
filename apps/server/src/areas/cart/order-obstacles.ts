import {
  type BlockedLine,
  type CartObstacle,
  calendarDate,
  type FastboxRefusal,
  type LineObstacle,
  type LineToOrder,
  type Locale,
  NO_QUANTITY,
  type OrderObstacles,
  orderObstacles,
  type Quantity,
  quantityToNumber,
  writeDate,
} from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import type { StoredAddress } from '../../db/index.ts';
import type { DeliveryAsk, Erp, PricedCart } from '../../gateways/erp/port.ts';
import { Failure } from '../../http/failure.ts';
import type { Buyer } from '../identity/index.ts';
import { fastboxAt, fastboxRefusalOf } from './drafts/fastbox.ts';
import type { ActiveCart } from './queries/buyer-carts.ts';
import type { CartLineRow } from './queries/cart-lines.ts';

type Line = Pick<CartLineRow, 'id' | 'status' | 'sold_here' | 'is_clearance' | 'cable_remnant'>;
type Delivery = Pick<DeliveryAsk, 'deliveryType' | 'isPickup'>;
type Cart = Pick<ActiveCart, 'delivery_type' | 'address' | 'delivery_date' | 'is_fastbox_maxi'>;

/** Returns the facts of a cart's lines that decide whether it can be ordered. */
export const linesToOrder = (lines: readonly Line[], delivery: Delivery, priced: PricedCart): LineToOrder[] => {
  const byLine = new Map(priced.lines.map((line) => [line.key, line]));
  return lines.map((line): LineToOrder => {
    const found = byLine.get(line.id);
    return {
      lineId: line.id,
      isSoldHere: line.sold_here,
      status: line.status,
      hasPrice: found?.price !== undefined,
      isRemnant: line.cable_remnant !== null,
      isOnClearanceSale: line.is_clearance,
      deliveryType: delivery.deliveryType,
      isPickup: delivery.isPickup,
      isFromBranch: found?.stock.pickup !== undefined,
      confirmed: found?.stock.confirmed ?? NO_QUANTITY,
      // Goods that are still to arrive, such as direct deliveries, are no obstacle.
      exceeded: found?.stock.refused ?? NO_QUANTITY,
    };
  });
};

const SERVICE_UNAVAILABLE = 503;

/** Undefined while the ERP does not answer. */
const unlessUnavailable = async <T>(ask: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Failure && error.status === SERVICE_UNAVAILABLE) return undefined;
    throw error;
  }
};

/** Checks what ordering checks besides the lines: the express box and the day; nothing while the ERP is down. */
export const deliveryObstacles = (erp: Erp, now: () => number) => {
  const fastboxOf = async (buyer: Buyer, cart: Cart): Promise<FastboxRefusal | undefined> => {
    if (cart.delivery_type !== 'fastbox') return undefined;
    const there = await unlessUnavailable(() => fastboxAt(erp, now)(buyer, cart.address));
    return there && fastboxRefusalOf(there, cart.address, cart.is_fastbox_maxi);
  };
  return async (buyer: Buyer, cart: Cart, lines: readonly LineToOrder[], priced: PricedCart): Promise<OrderObstacles> =>
    orderObstacles({
      lines,
      fastbox: await fastboxOf(buyer, cart),
      isDatePossible: cart.delivery_date === null ? undefined : priced.isWantedDatePossible,
      total: priced.totals.total,
    });
};

/** Values that the texts name. */
interface ErrorFacts {
  /** Material codes by line. */
  codes: ReadonlyMap<string, string>;
  address: Pick<StoredAddress, 'postalCode' | 'city'> | null;
  deliveryDate: string | null;
}

/** In display order: first what no other choice of delivery can resolve. */
const LINE_OBSTACLES: readonly LineObstacle[] = [
  'not-in-market',
  'blocked',
  'no-price',
  'remnant-stock',
  'clearance-stock',
  'phased-out-stock',
  'pickup-stock',
  'fastbox-stock',
];

const count = (quantity: Quantity | undefined, locale: Locale): string =>
  quantity === undefined ? '' : new Intl.NumberFormat(locale).format(quantityToNumber(quantity));

const lineText = (lines: readonly BlockedLine[], { codes }: ErrorFacts, locale: Locale): string => {
  const [first] = lines;
  if (first === undefined) return '';
  return textFor(locale)(`lineObstacle.${first.obstacle}`, {
    count: lines.length,
    material: codes.get(first.lineId) ?? '',
    available: count(first.available, locale),
  });
};

const cartText = (obstacle: CartObstacle, facts: ErrorFacts, locale: Locale): string =>
  textFor(locale)(`cartObstacle.${obstacle}`, {
    place: `${facts.address?.postalCode ?? ''} ${facts.address?.city ?? ''}`.trim(),
    date: facts.deliveryDate === null ? '' : writeDate(calendarDate(facts.deliveryDate), { locale }),
  });

/**
 * Describes why an order of a cart would be refused: first the obstacles of the cart as a whole, then of each kind the
 * number of lines and the first of them, in the reader's language; '' for none. Section 3, "Cart price info".
 */
export const errorMessageOf = ({ cart, lines }: OrderObstacles, facts: ErrorFacts, locale: Locale): string => {
  const ofCart = cart.map((obstacle) => cartText(obstacle, facts, locale));
  const ofLines = LINE_OBSTACLES.map((wanted) =>
    lineText(
      lines.filter(({ obstacle }) => obstacle === wanted),
      facts,
      locale,
    ),
  );
  return [...ofCart, ...ofLines].filter((text) => text !== '').join(' ');
};
