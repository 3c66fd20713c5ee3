const SHORTEST_PREFIX = 3;

/** An identifier without what people leave out or put in: spaces, dashes, dots, leading zeros, case. Empty when nothing is left. */
export const normaliseNumber = (text: string): string => {
  const bare = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  const short = bare.replace(/^0+/, '');
  return short === '' && bare !== '' ? '0' : short;
};

/** Whether a normalised text is number enough to look for identifiers that begin with it, or to be one among words. */
export const looksLikeNumber = (normalised: string): boolean =>
  normalised.length >= SHORTEST_PREFIX && /\d/.test(normalised);

const checkDigit = (digits: string): string => {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) sum += Number(digits[at]) * ((digits.length - at) % 2 === 1 ? 3 : 1);
  return String((10 - (sum % 10)) % 10);
};

const isGtin14 = (digits: string): boolean =>
  /^\d{14}$/.test(digits) && checkDigit(digits.slice(0, 13)) === digits.slice(13);

/** The number of the single thing in a carton's GTIN-14; the digit before says how it is packed. */
const contained = (digits: string): string => {
  const inner = digits.slice(1, 13);
  return normaliseNumber(inner + checkDigit(inner));
};

/** What catalogues write before the trade's national numbers, and people leave out. */
const NATIONAL = ['e', 'el', 'rsk', 'nrf', 'vvs', 'nobb'];

/**
 * What a normalised number may stand for: itself; of a carton's GTIN-14 the GTIN of what is in it; of a scanned GS1
 * code, "(01)05701234567892(10)…", its GTIN. GTIN-8, -12 and -13 are the same but for leading zeros. National
 * numbers may stand with the letters of their kind.
 */
export const numberForms = (number: string): readonly string[] => {
  if (/^\d{6,8}$/.test(number)) return [number, ...NATIONAL.map((letters) => letters + number)];
  if (number.length < 14) return [number];
  const scanned = /^(?:[a-z]\d)?0?1(\d{14})/.exec(number)?.[1];
  const gtin = isGtin14(number) ? number : scanned;
  if (gtin === undefined || !isGtin14(gtin)) return [number];
  return [...new Set([number, normaliseNumber(gtin), contained(gtin)])];
};
