import type { Buyer } from '../identity/index.ts';
import { customerOf } from './customer.ts';
import type { Reader } from './presenter/index.ts';

export const readerOf = (buyer: Buyer): Reader => ({
  locale: buyer.locale,
  customer: customerOf(buyer),
  showNetPrice: buyer.showNetPrice,
});
