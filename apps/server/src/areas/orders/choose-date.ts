import { type CalendarDate, parseCalendarDate } from '@grossist/domain';
import type { Erp, PricedCart } from '../../gateways/erp/port.ts';
import { breaksRule } from '../../http/failure.ts';
import { type CartRow, isPossibleDate } from '../cart/index.ts';
import type { Buyer } from '../identity/index.ts';
import { askErp, customerOf } from '../pricing/index.ts';

const impossible = (wanted: string | undefined) =>
  breaksRule('delivery-date', `Nothing can be delivered on ${wanted ?? 'any day'}`, 'Details.DeliveryDate');

/** What goes together waits for its last line, where that is known. */
const notBefore = (cart: CartRow, { combinedDelivery }: PricedCart): CalendarDate | undefined => {
  const { isShown, isDisabled, date } = combinedDelivery;
  return cart.combined_delivery && isShown && !isDisabled ? date : undefined;
};

const chosenDay = async (
  erp: Erp,
  buyer: Buyer,
  cart: CartRow,
  priced: PricedCart,
  wanted: string | undefined,
): Promise<CalendarDate> => {
  const date = wanted === undefined ? priced.firstDeliveryDate : parseCalendarDate(wanted);
  if (date === undefined) throw impossible(wanted);
  const shipTo = cart.address?.shipTo ?? '';
  const isPossible = await askErp(() => isPossibleDate(erp, customerOf(buyer), priced, shipTo, date));
  if (!isPossible) throw impossible(wanted);
  return date;
};

/**
 * The day of an order: the one wanted, when something can be there on it by the cart's route, else the first; not before
 * its last line, where all goes together.
 * @throws Failure 422 `delivery-date` for an impossible day, 503 when the ERP does not answer
 */
export const chooseDate = async (
  erp: Erp,
  buyer: Buyer,
  cart: CartRow,
  priced: PricedCart,
  wanted: string | undefined,
): Promise<CalendarDate> => {
  const date = await chosenDay(erp, buyer, cart, priced, wanted);
  const together = notBefore(cart, priced);
  return together !== undefined && together > date ? together : date;
};
