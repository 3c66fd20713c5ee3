import { type Currency, type Locale, type Market, marketFacts } from '@grossist/domain';
import { type Wording, wordingFor } from '../../pricing/index.ts';

const CURRENCIES: readonly Currency[] = ['DKK', 'EUR', 'SEK', 'NOK'];

/** What a document calls its currency, if the shop has it. */
export const currencyOf = (told: string): Currency | undefined => CURRENCIES.find((currency) => currency === told);

/** How amounts are written for support: in their language, in the customer's currency. They see net prices. */
export const wordsFor = (locale: Locale, market: Market, told: string | null): Wording => {
  const currency = currencyOf(told ?? '') ?? marketFacts(market).currency;
  const customer = { soldTo: '', market, currency, customerGroup: '', plant: '' };
  return wordingFor({ locale, customer, showNetPrice: true });
};
