import { type Money, moneyToDecimal, type Quantity, quantityToDecimal } from '@grossist/domain';

const trimmed = (decimal: string, least: number): string => {
  const [whole = '', fraction = ''] = decimal.split('.');
  const kept = fraction.replace(/0+$/, '').padEnd(least, '0');
  return kept === '' ? whole : `${whole}.${kept}`;
};

/** "553.00": two decimals, and up to four where there are. */
export const writeMoney = (amount: Money): string => trimmed(moneyToDecimal(amount), 2);

/** "1.5", without needless zeros. */
export const writeQuantity = (quantity: Quantity): string => trimmed(quantityToDecimal(quantity), 0);
