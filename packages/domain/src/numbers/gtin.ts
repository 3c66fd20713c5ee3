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
