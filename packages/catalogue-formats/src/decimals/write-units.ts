import type { ExactDecimal } from './implied-decimal.ts';

const ZERO = 0x30;

/** "553.00": no needless zeros beyond the `least` decimals that are always written. */
export const writeDecimal = ({ units, places }: ExactDecimal, least = 0): string => {
  const written = units.toString();
  const digits = written.length > places ? written : written.padStart(places + 1, '0');
  const point = digits.length - places;
  // Character by character: patterns take several times as long for the few digits there are.
  let end = digits.length;
  while (end > point && digits.charCodeAt(end - 1) === ZERO) end -= 1;
  if (end < point + least)
    return `${digits.slice(0, point)}.${digits.slice(point, Math.min(digits.length, point + least)).padEnd(least, '0')}`;
  return end === point ? digits.slice(0, point) : `${digits.slice(0, point)}.${digits.slice(point, end)}`;
};
