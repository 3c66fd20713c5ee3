/** Numbers of materials: normalized, checked and chosen for display. */

/** Blank means null or only spaces. Section 5. */
export const isBlank = (text: string | null | undefined): boolean =>
  text === null || text === undefined || text.trim() === '';

/**
 * A number as people and files write it, made comparable: without spaces, dashes, dots and leading zeros. A number
 * of nothing but zeros stays "0". Letters keep their case.
 */
export const normaliseNumber = (text: string): string => {
  const bare = text.replaceAll(/[\s.\-\u2010-\u2015\u2212]/g, '');
  const significant = bare.replace(/^0+/, '');
  return significant === '' && bare !== '' ? '0' : significant;
};

const LENGTHS: ReadonlySet<number> = new Set([8, 12, 13, 14]);

/**
 * The check digit of a GTIN-8, -12, -13 or -14 (EAN, UPC): weights 3 and 1 in turn from the right.
 * @param body the digits before the check digit: 7, 11, 12 or 13; undefined for anything else
 */
export const gtinCheckDigit = (body: string): string | undefined => {
  if (!LENGTHS.has(body.length + 1) || !/^[0-9]+$/.test(body)) return undefined;
  let sum = 0;
  for (let index = 0; index < body.length; index += 1) {
    sum += Number(body[body.length - 1 - index]) * (index % 2 === 0 ? 3 : 1);
  }
  return String((10 - (sum % 10)) % 10);
};

/** The body with its check digit; undefined when the body has another length or holds more than digits. */
export const completeGtin = (body: string): string | undefined => {
  const digit = gtinCheckDigit(body);
  return digit === undefined ? undefined : body + digit;
};

/** True for 8, 12, 13 or 14 digits of which the last is the check digit. */
export const isGtin = (text: string): boolean => text.length > 1 && completeGtin(text.slice(0, -1)) === text;

/** Numbers that a person may want to see first; `both`: the EL and the HWS number. Section 3, "User context". */
export const PREFERRED_ARTICLE_NUMBERS = ['el', 'hws', 'both', 'sap'] as const;
export type PreferredArticleNumber = (typeof PREFERRED_ARTICLE_NUMBERS)[number];

/** The numbers of a material; '' for one that it lacks. */
export interface ArticleNumbers {
  el: string;
  hws: string;
  /** Shown where the material has no number of the trade. */
  ean?: string;
  sap: string;
}

export type ArticleNumberKind = keyof ArticleNumbers;

const ORDERS: Record<PreferredArticleNumber, readonly ArticleNumberKind[]> = {
  el: ['el', 'hws', 'ean', 'sap'],
  hws: ['hws', 'el', 'ean', 'sap'],
  both: ['el', 'hws', 'ean', 'sap'],
  sap: ['sap', 'el', 'hws', 'ean'],
};

/** Returns the numbers that a material has by kind, the preferred one first. */
export const articleNumbers = (
  numbers: ArticleNumbers,
  preferred: PreferredArticleNumber,
): { kind: ArticleNumberKind; number: string }[] =>
  ORDERS[preferred].flatMap((kind) => {
    const number = numbers[kind] ?? '';
    return number === '' ? [] : [{ kind, number }];
  });

/** Returns the number to show where there is room for one; for `both` the EL and the HWS number: "11223344 / 55667788". */
export const articleNumber = (numbers: ArticleNumbers, preferred: PreferredArticleNumber): string =>
  preferred === 'both' && numbers.el !== '' && numbers.hws !== ''
    ? `${numbers.el} / ${numbers.hws}`
    : (articleNumbers(numbers, preferred)[0]?.number ?? '');
