import { cart } from './cart.ts';
import { cartStart } from './cart-start.ts';
import { cartSummary } from './cart-summary.ts';
import { deliveryNames } from './delivery-names.ts';
import { density } from './density.ts';
import { offline } from './offline.ts';

/** Those of the texts in `later.ts` that the cart shows before anything in it is opened. */
export const cartPage = {
  ...cart,
  ...cartStart,
  ...cartSummary,
  ...deliveryNames,
  ...density,
  ...offline,
};
