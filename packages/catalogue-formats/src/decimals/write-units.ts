import type { ExactDecimal } from './implied-decimal.ts';

/** "553.00": no needless zeros beyond the `least` decimals that are always written. */
export const writeDecimal = ({ units, places }: ExactDecimal, least = 0): string => {
  const digits = units.toString().padStart(places + 1, '0');
  const cut = digits.length - places;
  const fraction = digits.slice(cut).replace(/0+$/, '').padEnd(least, '0');
  return fraction === '' ? digits.slice(0, cut) : `${digits.slice(0, cut)}.${fraction}`;
};
