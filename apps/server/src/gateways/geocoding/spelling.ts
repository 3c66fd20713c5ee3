const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ø/g, 'o'],
  [/æ/g, 'a'],
  [/ß/g, 'ss'],
  // However a keyboard writes them: Århus and Aarhus, München and Muenchen.
  [/aa|ae/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
];

/** A name in small letters without accents, so that spellings that people hold for the same are the same. */
export const nameKey = (name: string): string => {
  let key = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  for (const [spelt, as] of ALIKE) key = key.replaceAll(spelt, as);
  return key.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
};

/** A postal code in capitals without the spaces that people may leave out; a country's letters before it go. */
export const postalCodeKey = (countryCode: string, postalCode: string): string => {
  const key = postalCode.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const bare = key.startsWith(countryCode) ? key.slice(countryCode.length) : key;
  return /^\d/.test(bare) ? bare : key;
};

/** Under which keys a postal code may be known, the exact one first: a Dutch one also by its digits alone. */
export const postalCodeKeys = (countryCode: string, postalCode: string): readonly string[] => {
  const key = postalCodeKey(countryCode, postalCode);
  return countryCode === 'NL' && key.length > 4 ? [key, key.slice(0, 4)] : [key];
};

/** Whether a town is the one that is meant: "Odense" is Odense C, for who is asked knows its postal code as well. */
export const isSamePlace = (one: string, other: string): boolean => {
  const [left, right] = [nameKey(one), nameKey(other)];
  return left !== '' && (left === right || left.startsWith(`${right} `) || right.startsWith(`${left} `));
};

const NUMBER_BEHIND = /^(.*\D)\s+(\d+\s?\p{L}?(?:\s?[-/]\s?\d*\s?\p{L}?)?)$/u;

/** "Kobbervej 18 B" by its name and number; a street without a number has an empty one. */
export const splitStreet = (street: string): { streetName: string; streetNumber: string } => {
  const trimmed = street.trim();
  const [, name, number] = NUMBER_BEHIND.exec(trimmed) ?? [];
  return name === undefined || number === undefined
    ? { streetName: trimmed, streetNumber: '' }
    : { streetName: name.replace(/[\s,]+$/, ''), streetNumber: number.trim() };
};

export const joinStreet = (streetName: string, streetNumber: string): string => `${streetName} ${streetNumber}`.trim();
