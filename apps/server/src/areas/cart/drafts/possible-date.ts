import { type CalendarDate, mayBePlanned, parseCalendarDate } from '@grossist/domain';
import type { DatesAsk, Erp, ErpCustomer, PricedCart } from '../../../gateways/erp/port.ts';
import { breaksRule } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { askErp, customerOf } from '../../pricing/index.ts';
import type { ActiveCart } from '../queries/buyer-carts.ts';
import { cartAskOf } from '../queries/price-cart.ts';

/** How the ERP delivers a cart. */
type Way = Pick<PricedCart, 'route' | 'plant' | 'shippingCondition' | 'firstDeliveryDate'>;

/** Returns true if an order placed now can be delivered on a day, by the ERP's route of the cart. */
export const isPossibleDate = async (
  erp: Erp,
  customer: ErpCustomer,
  { route, plant, shippingCondition, firstDeliveryDate }: Way,
  address: DatesAsk['address'],
  date: CalendarDate,
): Promise<boolean> => {
  if (firstDeliveryDate === undefined || !mayBePlanned(firstDeliveryDate, date)) return false;
  if (date === firstDeliveryDate) return true;
  const ask = { route, plant, shippingCondition, address, from: date, to: date };
  return (await erp.datesOfRoute(customer, ask)).includes(date);
};

/**
 * Returns the day if an order placed now can be delivered on it, by the route, plant and shipping condition that the
 * ERP returns for the cart. [cart-37]
 * @throws Failure 422 `delivery-date` for any other day, 503 when the ERP does not answer
 */
export const requirePossibleDate =
  (erp: Erp) =>
  async (
    buyer: Buyer,
    cart: Pick<ActiveCart, 'delivery_type' | 'address' | 'combined_delivery' | 'delivery_date'>,
    wanted: string,
    field: string,
  ): Promise<CalendarDate> => {
    const date = parseCalendarDate(wanted);
    const customer = customerOf(buyer);
    const isPossible =
      date !== undefined &&
      (await askErp(async () => {
        // The lines have no influence on the route.
        const way = await erp.cartPrice(customer, cartAskOf(cart, []));
        return isPossibleDate(erp, customer, way, cart.address ?? undefined, date);
      }));
    if (!isPossible) throw breaksRule('delivery-date', `Nothing can be delivered on ${wanted}`, field);
    return date;
  };
