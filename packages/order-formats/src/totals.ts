import {
  addMoney,
  compareMoney,
  type Money,
  NO_MONEY,
  negateMoney,
  percentOf,
  roundToMinor,
  sumMoney,
} from '@grossist/domain';
import type { OutgoingOrder, VatRate } from './order.ts';

export interface VatShare {
  rate: VatRate;
  /** What it is of: lines and charges of the rate. */
  net: Money;
  vat: Money;
}

/** Amounts of an order, two decimals each, that add up to the last digit. */
export interface OrderTotals {
  lines: Money;
  /** Above 0, both. */
  charges: Money;
  allowances: Money;
  /** Lines and charges less allowances. */
  net: Money;
  vat: Money;
  gross: Money;
  shares: readonly VatShare[];
}

/** Adds an order up: VAT is rounded once for each rate. */
export const totalsOf = (order: OutgoingOrder): OrderTotals => {
  const lines = sumMoney(order.lines.map(({ amount }) => roundToMinor(amount)));
  const amounts = order.charges.map(({ amount }) => roundToMinor(amount));
  const charges = sumMoney(amounts.filter((amount) => compareMoney(amount, NO_MONEY) > 0));
  const allowances = negateMoney(sumMoney(amounts.filter((amount) => compareMoney(amount, NO_MONEY) < 0)));
  const net = sumMoney([lines, ...amounts]);
  const shares = sharesOf(order);
  const vat = sumMoney(shares.map((share) => share.vat));
  return { lines, charges, allowances, net, vat, gross: addMoney(net, vat), shares };
};

const sharesOf = (order: OutgoingOrder): VatShare[] => {
  const byRate = new Map<string, { rate: VatRate; net: Money }>();
  for (const { amount, vat = order.vat } of [...order.lines, ...order.charges]) {
    const key = `${vat.category} ${vat.percent}`;
    const net = addMoney(byRate.get(key)?.net ?? NO_MONEY, roundToMinor(amount));
    byRate.set(key, { rate: vat, net });
  }
  return [...byRate.values()].map(({ rate, net }) => ({ rate, net, vat: percentOf(net, rate.percent) }));
};
