import { cart } from './cart.ts';
import { cartLines } from './cart-lines.ts';
import { cartShare } from './cart-share.ts';
import { cartSummary } from './cart-summary.ts';
import { deliveryNames } from './delivery-names.ts';
import { density } from './density.ts';
import { drafts } from './drafts.ts';
import { guides } from './guides.ts';
import { offline } from './offline.ts';
import { ordering } from './ordering.ts';
import { savings } from './savings.ts';

/** Those of the texts in `later.ts` that the cart shows before anything in it is opened. */
export const cartPage = {
  ...cart,
  ...cartLines,
  ...cartShare,
  ...cartSummary,
  ...deliveryNames,
  ...density,
  ...drafts,
  ...guides,
  ...offline,
  ...ordering,
  ...savings,
};
