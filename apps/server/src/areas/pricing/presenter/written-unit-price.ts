import {
  type Currency,
  formatMoney,
  type Locale,
  quantityOfPer,
  shownUnitPrice,
  type UnitPrice,
} from '@grossist/domain';
import { writtenQuantity } from './unit-name.ts';

/** A unit price as documents have it: "299,37 kr. / 100 m", of one "12,50 kr." alone. */
export const writtenUnitPrice = (price: UnitPrice, salesUnit: string, currency: Currency, locale: Locale): string => {
  const { amount, per } = shownUnitPrice(price);
  const written = formatMoney(amount, currency, locale);
  return per === 1 ? written : `${written} / ${writtenQuantity(quantityOfPer(per), salesUnit, locale)}`;
};
