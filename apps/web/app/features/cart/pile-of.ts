import type { Cart, CartItem, PriceEntry } from '@grossist/contracts';
import { maxQuantity, NO_QUANTITY, type Quantity, quantityOf } from '@grossist/domain';

/** What a line draws on, and how much there is of it. */
export interface Pile {
  /** Lines of one material that draw on piles of one name share them. */
  name: string;
  height: Quantity;
}

type Drawing = Pick<CartItem, 'CartItemId' | 'Quantity' | 'KitName' | 'CabelRemnantValue' | 'IsOnClearanceSale'>;

/**
 * The pile of a line, as the ERP gives it out: its own piece of cable, clearance stock, the branch where the cart is
 * picked up (which has neither of the two), the express box, else what is promised at the plant. Of a packed kit there is
 * always enough: its materials are lines of their own. Decisions, "Prices, stock and orders".
 */
export const pileOf = (
  line: Drawing,
  { Stock, FastboxStock }: Pick<PriceEntry, 'Stock' | 'FastboxStock'>,
  deliveryType: Cart['DeliveryType'] | undefined,
): Pile => {
  const pile = (name: string, height: number): Pile => ({ name, height: maxQuantity(NO_QUANTITY, quantityOf(height)) });
  if (line.KitName !== '') return pile(line.CartItemId, line.Quantity);
  if (Stock.PickupQuantity !== null) {
    const isThere = line.CabelRemnantValue === null && !line.IsOnClearanceSale;
    return isThere ? pile('pickup', Stock.PickupQuantity) : pile(line.CartItemId, 0);
  }
  if (line.CabelRemnantValue !== null) return pile(line.CartItemId, Stock.ConfirmedQuantity);
  if (line.IsOnClearanceSale) return pile('clearance', Stock.ClearanceSaleStock);
  if (deliveryType === 'Fastbox') return pile('fastbox', FastboxStock.AtpQuantity);
  return pile('atp', Stock.AtpQuantity);
};
