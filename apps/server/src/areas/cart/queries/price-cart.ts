import { PICKUP_SHIPPING_CONDITION, parseCalendarDate, quantityOf } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database, StoredAddress } from '../../../db/index.ts';
import type {
  CartAsk,
  DeliveryAsk,
  Destination,
  PostalDestination,
  PriceAsk,
  PricedCart,
} from '../../../gateways/erp/port.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import { findUsualAddress } from '../../delivery/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { askErp, type CachedCart, customerOf, type PriceCache } from '../../pricing/index.ts';
import { MOST_LINES } from '../line-facts.ts';
import { type ActiveCart, activeCart, ownCart } from './buyer-carts.ts';
import type { CartLineRow } from './cart-lines.ts';

/** What the ERP must know of a line. */
type LineToPrice = Pick<
  CartLineRow,
  | 'id'
  | 'sap_material_number'
  | 'parent_line_id'
  | 'quantity'
  | 'is_clearance'
  | 'cable_remnant'
  | 'is_direct_delivery'
  | 'package_size'
  | 'cable_cut_allowed'
>;

/** With what blocks it from being ordered. */
type OwnLineToPrice = LineToPrice & Pick<CartLineRow, 'code' | 'status' | 'sold_here'>;

/**
 * The lines of a cart in their order, as far as their prices and whether they can be ordered depend on them, at most
 * 2,000. One query. [erp-02]
 */
const linesToPrice =
  (db: Database) =>
  async (
    cartId: string,
    { market, ...visibleTo }: Pick<Buyer, 'market' | 'assortments'>,
  ): Promise<readonly OwnLineToPrice[]> => {
    const { rows } = await sql<OwnLineToPrice>`
      select l.id, l.sap_material_number, l.parent_line_id, l.quantity, l.is_clearance, l.cable_remnant, l.is_direct_delivery,
        m.package_size, m.cable_cut_allowed, m.code, m.status,
        (${market} = any(m.markets) and ${visibleMaterial(visibleTo)}) as sold_here
      from cart_lines l join materials m on m.sap_material_number = l.sap_material_number
      where l.cart_id = ${cartId} and l.removed_at is null
      order by l.position limit ${MOST_LINES}`.execute(db);
    return rows;
  };

const isCut = (line: LineToPrice): boolean =>
  line.cable_cut_allowed &&
  line.cable_remnant === null &&
  quantityOf(line.quantity) % quantityOf(line.package_size) !== 0;

const lineAskOf = (line: LineToPrice): PriceAsk => ({
  key: line.id,
  sapMaterialNumber: line.sap_material_number,
  quantity: quantityOf(line.quantity),
  isOnClearanceSale: line.is_clearance,
  isCableCut: isCut(line),
  isDirectDelivery: line.is_direct_delivery,
  ...(line.cable_remnant === null ? {} : { remnantLength: quantityOf(line.cable_remnant) }),
  ...(line.parent_line_id === null ? {} : { parentKey: line.parent_line_id }),
});

const destinationOf = ({ postalCode, countryCode, shipTo }: StoredAddress): Destination => ({
  postalCode,
  countryCode,
  shipTo,
});

/** What of an address decides how goods leave: picked up, or sent to it. */
const whereTo = (address: StoredAddress | null): Pick<DeliveryAsk, 'isPickup' | 'pickupFrom' | 'address'> => {
  if (address?.shippingCondition === PICKUP_SHIPPING_CONDITION) {
    return { isPickup: true, ...(address.isServiceCenter ? { pickupFrom: address.id } : {}) };
  }
  if (address === null || address.postalCode === '') return { isPickup: false };
  return { isPickup: false, address: destinationOf(address) };
};

/** Where a cart that is picked up would be sent instead, as changing its delivery type does. */
const otherwiseTo = async (db: Database, cart: ActiveCart): Promise<Pick<CartAsk, 'otherwiseTo'>> => {
  if (cart.address?.isServiceCenter !== true) return {};
  const usual = await findUsualAddress(db, cart.account_id);
  return usual === undefined ? {} : { otherwiseTo: destinationOf(usual) };
};

/** What the ERP is asked of a cart. */
export const cartAskOf = (
  cart: Pick<ActiveCart, 'delivery_type' | 'address' | 'combined_delivery' | 'delivery_date'>,
  lines: readonly LineToPrice[],
): CartAsk => {
  const deliveryDate = cart.delivery_date === null ? undefined : parseCalendarDate(cart.delivery_date);
  return {
    deliveryType: cart.delivery_type,
    ...whereTo(cart.address),
    isCombinedDelivery: cart.combined_delivery,
    ...(deliveryDate === undefined ? {} : { deliveryDate }),
    lines: lines.map(lineAskOf),
  };
};

export interface CartToPrice {
  /** The active one unless a draft is named. */
  cartId: string | undefined;
  /** Asks the ERP even when it was asked a moment ago. */
  bypassesCache: boolean;
}

export interface PricedOwnCart extends CachedCart {
  row: ActiveCart;
  lines: readonly OwnLineToPrice[];
  /** As they are on the account of the cart. */
  buyer: Buyer;
}

/** The lines that a cart was priced with, as long as its prices are cached. */
const pricedLines = new WeakMap<PricedCart, readonly OwnLineToPrice[]>();

/**
 * Prices, stock and sums of the buyer's active cart, or of a draft of theirs by its own account. Two queries beside the
 * ERP's, three for a draft, however large the cart; one less while the prices of the cart's version are fresh. [erp-02]
 * @throws Failure 404 for another's cart, 409 for an ordered one, 503 when the ERP does not answer and did not before
 */
export const priceCart =
  (db: Database, prices: PriceCache) =>
  async (asking: Buyer, { cartId, bypassesCache }: CartToPrice, signal: AbortSignal): Promise<PricedOwnCart> => {
    const { cart: row, buyer } =
      cartId === undefined ? { cart: await activeCart(db)(asking), buyer: asking } : await ownCart(db)(asking, cartId);
    let read: readonly OwnLineToPrice[] | undefined;
    const askOf = async () => {
      read = await linesToPrice(db)(row.id, buyer);
      return { ...cartAskOf(row, read), ...(await otherwiseTo(db, row)) };
    };
    const cached = await askErp(() => prices.cart(customerOf(buyer), row, askOf, { bypassesCache, signal }));
    const lines = read ?? pricedLines.get(cached.cart) ?? (await linesToPrice(db)(row.id, buyer));
    pricedLines.set(cached.cart, lines);
    return { ...cached, row, lines, buyer };
  };

/**
 * Finds where goods would go by route: the address of the buyer's active cart; without a cart, and of one that is
 * picked up at a service center, the usual address of the account. One statement, two where there is no address in the
 * cart.
 * @returns undefined where goods go by the plant's usual route
 */
export const destinationOfActiveCart =
  (db: Database) =>
  async (buyer: Buyer): Promise<PostalDestination | undefined> => {
    const cart = await db
      .selectFrom('carts')
      .select('address')
      .where('contact_id', '=', buyer.contactId)
      .where('is_active', '=', sql.lit(true))
      .executeTakeFirst();
    const isElsewhere = cart === undefined || cart.address?.isServiceCenter === true;
    const address = isElsewhere ? await findUsualAddress(db, buyer.account.id) : cart.address;
    const to = whereTo(address ?? null).address;
    return to && { postalCode: to.postalCode, countryCode: to.countryCode };
  };
