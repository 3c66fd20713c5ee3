const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ø/g, 'o'],
  [/æ/g, 'a'],
  [/ß/g, 'ss'],
  // However a keyboard writes them: Århus and Aarhus, München and Muenchen.
  [/aa|ae/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
];

/** Normalizes a name to lower case without accents, so that equivalent spellings are equal. */
export const nameKey = (name: string): string => {
  let key = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  for (const [spelt, as] of ALIKE) key = key.replaceAll(spelt, as);
  return key.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
};

/** Normalizes a postal code: upper case, without spaces and without a country prefix. */
export const postalCodeKey = (countryCode: string, postalCode: string): string => {
  const key = postalCode.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const bare = key.startsWith(countryCode) ? key.slice(countryCode.length) : key;
  return /^\d/.test(bare) ? bare : key;
};

/**
 * Returns the keys that a postal code may be stored under, the exact one first: a Dutch one also by its digits alone.
 */
export const postalCodeKeys = (countryCode: string, postalCode: string): readonly string[] => {
  const key = postalCodeKey(countryCode, postalCode);
  return countryCode === 'NL' && key.length > 4 ? [key, key.slice(0, 4)] : [key];
};

/** Returns true if two towns match: "Odense" matches Odense C, since the postal code is compared as well. */
export const isSamePlace = (one: string, other: string): boolean => {
  const [left, right] = [nameKey(one), nameKey(other)];
  return left !== '' && (left === right || left.startsWith(`${right} `) || right.startsWith(`${left} `));
};

const NUMBER_BEHIND = /^(.*\D)\s+(\d+\s?\p{L}?(?:\s?[-/]\s?\d*\s?\p{L}?)?)$/u;

/** Splits "Kobbervej 18 B" into name and number; a street without a number has an empty one. */
export const splitStreet = (street: string): { streetName: string; streetNumber: string } => {
  const trimmed = street.trim();
  const [, name, number] = NUMBER_BEHIND.exec(trimmed) ?? [];
  return name === undefined || number === undefined
    ? { streetName: trimmed, streetNumber: '' }
    : { streetName: name.replace(/[\s,]+$/, ''), streetNumber: number.trim() };
};

export const joinStreet = (streetName: string, streetNumber: string): string => `${streetName} ${streetNumber}`.trim();
