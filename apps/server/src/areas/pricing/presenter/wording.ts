import {
  type Currency,
  formatMoney,
  formatQuantity,
  type Language,
  type Locale,
  languageOf,
  type Money,
  moneyToNumber,
  type Quantity,
  quantityOf,
  quantityOfPer,
  type ShownUnitPrice,
  shownUnitPrice,
  type Texts,
  textIn,
  type UnitPrice,
} from '@grossist/domain';
import { isServerKey, textFor } from '@grossist/messages/server-texts.ts';
import type { ErpCustomer } from '../../../gateways/erp/port.ts';
import type { Buyer } from '../../identity/index.ts';
import { customerOf } from '../ask-erp.ts';
import { currencyWriter } from './currency-writer.ts';

/** Returns a sales unit as people write it after a quantity; a code that has no word stays as it is. */
export const unitName = (code: string, language: Language): string => {
  const key = `cart.unit.${code}`;
  return isServerKey(key) ? textFor(language)(key) : code;
};

/** Returns a quantity with its unit in the reader's language: "3 pcs". */
export const writtenQuantity = (quantity: Quantity, unit: string, locale: Locale): string =>
  formatQuantity(quantity, unitName(unit, languageOf(locale)), locale);

/** Language and currency of amounts, and whether the reader may see net prices. */
export interface Reader {
  locale: Locale;
  customer: ErpCustomer;
  showNetPrice: boolean;
}

/** Formats amounts for one reader; created once for a whole response. */
export interface Wording {
  /** With two decimals: what a line or a sum is. */
  amount(value: Money): string;
  /** What one costs, or a hundred: "42,50 kr. / 100 m"; of one, "42,50 kr. / m", without a unit "42,50 kr." */
  per(price: UnitPrice, salesUnit: string, shownFor?: ShownUnitPrice['per']): string;
  /** The same with the decimals and for the quantity that the price has, where a difference may be in the fourth. */
  exactPer(price: UnitPrice, salesUnit: string): string;
  /** "12 m" */
  quantity(value: Quantity, salesUnit: string): string;
  /** "42,5 %" */
  percent(decimal: string): string;
  /** '' without a text in any language. */
  text(texts: Texts): string;
  /** An amount that reveals a net price: 0 and '' for readers who may not see any. */
  netAmount(value: Money): { value: number; written: string };
}

const ONE = quantityOf(1);

const percentFormats = new Map<Locale, Intl.NumberFormat>();

const percentFormat = (locale: Locale): Intl.NumberFormat => {
  const known = percentFormats.get(locale);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  percentFormats.set(locale, made);
  return made;
};

export const wordingFor = ({ locale, customer: { currency }, showNetPrice }: Reader): Wording => {
  const language = languageOf(locale);
  const nameOf = (salesUnit: string): string => unitName(salesUnit, language);
  const { amount, unit } = currencyWriter(currency, locale);
  const quantities = new Map<string, string>();
  const percents = new Map<string, string>();
  const percent = (decimal: string): string => {
    // A customer has few discounts, and most lines of a cart one of them.
    const known = percents.get(decimal);
    if (known !== undefined) return known;
    // A percentage is no money: a float of four decimals is written exactly.
    const written = percentFormat(locale).format(Number(decimal) / 100);
    percents.set(decimal, written);
    return written;
  };
  const quantity = (value: Quantity, salesUnit: string): string => {
    // Most lines of a cart are for the same few quantities.
    const key = `${value} ${salesUnit}`;
    const known = quantities.get(key);
    if (known !== undefined) return known;
    const written = writtenQuantity(value, salesUnit, locale);
    quantities.set(key, written);
    return written;
  };
  const forUnits = (value: Quantity, salesUnit: string): string => {
    const units = value === ONE ? nameOf(salesUnit) : quantity(value, salesUnit);
    return units === '' ? '' : ` / ${units}`;
  };
  return {
    amount,
    quantity,
    per: (price, salesUnit, shownFor) => {
      const shown = shownUnitPrice(price, shownFor);
      return amount(shown.amount) + forUnits(quantityOfPer(shown.per), salesUnit);
    },
    exactPer: (price, salesUnit) => unit(price.amount) + forUnits(price.perQuantity, salesUnit),
    percent,
    text: (texts) => textIn(texts, language)?.text ?? '',
    netAmount: (value) =>
      showNetPrice ? { value: moneyToNumber(value), written: amount(value) } : { value: 0, written: '' },
  };
};

/** Formats a unit price for documents: "299,37 kr. / 100 m", of one "12,50 kr." alone. */
export const writtenUnitPrice = (price: UnitPrice, salesUnit: string, currency: Currency, locale: Locale): string => {
  const { amount, per } = shownUnitPrice(price);
  const written = formatMoney(amount, currency, locale);
  return per === 1 ? written : `${written} / ${writtenQuantity(quantityOfPer(per), salesUnit, locale)}`;
};

export const readerOf = (buyer: Buyer): Reader => ({
  locale: buyer.locale,
  customer: customerOf(buyer),
  showNetPrice: buyer.showNetPrice,
});
