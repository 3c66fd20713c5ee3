import type { Currency, Market } from '@grossist/domain';

/** Whose prices are asked: a sold-to party. */
export interface ErpCustomer {
  soldTo: string;
  market: Market;
  currency: Currency;
  customerGroup: string;
  plant: string;
}
