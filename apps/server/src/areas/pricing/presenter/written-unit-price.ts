import {
  type Currency,
  formatMoney,
  formatQuantity,
  type Locale,
  languageOf,
  quantityOfPer,
  shownUnitPrice,
  type UnitPrice,
} from '@grossist/domain';
import { UNIT_NAMES } from '../data/unit-names.ts';

/** A unit price as documents have it: "299,37 kr. / 100 m", of one "12,50 kr." alone. */
export const writtenUnitPrice = (price: UnitPrice, salesUnit: string, currency: Currency, locale: Locale): string => {
  const { amount, per } = shownUnitPrice(price);
  const written = formatMoney(amount, currency, locale);
  const unit = UNIT_NAMES[languageOf(locale)][salesUnit] ?? salesUnit;
  return per === 1 ? written : `${written} / ${formatQuantity(quantityOfPer(per), unit, locale)}`;
};
