import { type Money, moneyOf, roundToMinor } from '../decimal/index.ts';

/** The most that is taken by card at once, far above what any card allows: 100 million. */
const MOST = 10_000_000_000n;
const TEN_THOUSANDTHS_IN_MINOR = 100n;

/**
 * An amount in hundredths, as payment services count: 553.00 is 55300.
 * @throws RangeError when it is not a whole number of hundredths, or too large for any payment
 */
export const toMinorUnits = (amount: Money): number => {
  if (roundToMinor(amount) !== amount) throw new RangeError('a payment has at most two decimals');
  const minor = amount / TEN_THOUSANDTHS_IN_MINOR;
  if (minor > MOST || minor < -MOST) throw new RangeError('no payment is that large');
  return Number(minor);
};

/** The reverse. @throws RangeError for what is no whole number of hundredths */
export const ofMinorUnits = (minor: number): Money => {
  if (!Number.isSafeInteger(minor)) throw new RangeError('not a whole number of hundredths');
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return moneyOf(`${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`);
};
