import type { Currency, Market } from '@grossist/domain';

/** Percent off the list price for a customer group on a material group. */
export interface DiscountRecord {
  kind: 'discount';
  market: Market;
  customerGroup: string;
  materialGroup: string;
  percent: string;
  text?: string;
}

export interface NetPriceRecord {
  kind: 'net-price';
  soldTo: string;
  sapMaterialNumber: string;
  currency: Currency;
  amount: string;
  perQuantity: string;
}
