import { PICKUP_SHIPPING_CONDITION, parseCalendarDate, quantityOf } from '@grossist/domain';
import type { Database, StoredAddress } from '../../../db/index.ts';
import type { CartAsk, DeliveryAsk, Destination, PriceAsk, PricedCart } from '../../../gateways/erp/port.ts';
import { findUsualAddress } from '../../delivery/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { askErp, type CachedCart, customerOf, type PriceCache } from '../../pricing/index.ts';
import { type ActiveCart, activeCart } from './active-cart.ts';
import { type LineToPrice, linesToPrice, type OwnLineToPrice } from './lines-to-price.ts';
import { ownCart } from './own-cart.ts';

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
export const whereTo = (address: StoredAddress | null): Pick<DeliveryAsk, 'isPickup' | 'pickupFrom' | 'address'> => {
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

/** The lines that a cart was priced with, as long as its prices are kept. */
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
    const kept = await askErp(() => prices.cart(customerOf(buyer), row, askOf, { bypassesCache, signal }));
    const lines = read ?? pricedLines.get(kept.cart) ?? (await linesToPrice(db)(row.id, buyer));
    pricedLines.set(kept.cart, lines);
    return { ...kept, row, lines, buyer };
  };
