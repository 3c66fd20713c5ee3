import {
  type Currency,
  type Locale,
  type Market,
  type Money,
  marketFacts,
  moneyToDecimal,
  quantityOfPer,
  shownUnitPrice,
} from '@grossist/domain';
import { type Wording, wordingFor } from '../../pricing/index.ts';

const CURRENCIES: readonly Currency[] = ['DKK', 'EUR', 'SEK', 'NOK'];

/** Returns the currency of a document; undefined when the shop does not have it. */
export const currencyOf = (name: string): Currency | undefined => CURRENCIES.find((currency) => currency === name);

/** How amounts are written for support: in their language, in the customer's currency. They see net prices. */
export const wordsFor = (locale: Locale, market: Market, currencyName: string | null): Wording => {
  const currency = currencyOf(currencyName ?? '') ?? marketFacts(market).currency;
  const customer = { soldTo: '', market, currency, customerGroup: '', plant: '' };
  return wordingFor({ locale, customer, showNetPrice: true });
};

/** How amounts of a document are written that names no currency: as plain numbers, in none. */
export const wordsWithoutCurrency = (locale: Locale, market: Market): Wording => {
  const words = wordsFor(locale, market, null);
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 4 });
  const amount = (money: Money): string => format.format(moneyToDecimal(money));
  return {
    ...words,
    amount,
    per: (price, unit) => {
      const shown = shownUnitPrice(price);
      return `${amount(shown.amount)} / ${words.quantity(quantityOfPer(shown.per), unit)}`;
    },
    exactPer: (price, unit) => `${amount(price.amount)} / ${words.quantity(price.perQuantity, unit)}`,
  };
};
