/** An exact number: `units` of 10^-`places`. */
export interface ExactDecimal {
  units: bigint;
  places: number;
}

const NUMBER = /^(\d+)(?:[.,](\d{1,9}))?$/;

/**
 * Reads a number whose decimal point is implied `places` digits from the right: "55300" with two is 553.00. Some
 * sellers write a further fraction, which goes below the last implied place: "1872,5" with two is 18.725.
 * @param longest digits allowed before a written point
 * @returns undefined for anything else, negative numbers among it
 */
export const readImplied = (text: string, places: number, longest: number): ExactDecimal | undefined => {
  const [, whole = '', fraction = ''] = NUMBER.exec(text) ?? [];
  if (whole === '' || whole.length > longest) return undefined;
  return { units: BigInt(whole + fraction), places: places + fraction.length };
};

const POWERS = Array.from({ length: 32 }, (_, exponent) => 10n ** BigInt(exponent));

/** 10 to the power of a whole number that is not below zero. */
export const powerOfTen = (exponent: number): bigint => POWERS[exponent] ?? 10n ** BigInt(exponent);

/** The same number with that many places, rounded half up when it had more. */
export const withPlaces = (value: ExactDecimal, places: number): ExactDecimal => {
  if (value.places === places) return value;
  if (value.places < places) return { units: value.units * powerOfTen(places - value.places), places };
  const divisor = powerOfTen(value.places - places);
  return { units: (value.units * 2n + divisor) / (divisor * 2n), places };
};

export const isExactWith = (value: ExactDecimal, places: number): boolean =>
  value.places <= places || value.units % powerOfTen(value.places - places) === 0n;

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
