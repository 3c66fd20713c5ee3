import type { Locator } from 'playwright-core';

/** Hundredths of a formatted amount: "1.234,50 kr." and "1.234,50 €" are 123450. Danish, German, Norwegian. */
export const hundredthsOf = (formatted: string): number => {
  const [, sign, digits, cents] = /([-−]?)\s*(\d[\d.\s]*),(\d\d)(?!\d)/.exec(formatted) ?? [];
  if (digits === undefined || cents === undefined) throw new Error(`“${formatted}” is no amount`);
  const whole = Number(digits.replaceAll(/\D/g, '') + cents);
  return sign ? -whole : whole;
};

/** The amounts of a list of sums, from the first row to the total, in hundredths. */
export const sumsOf = async (summary: Locator): Promise<{ parts: number[]; total: number }> => {
  const rows = await summary.getByRole('definition').allInnerTexts();
  const amounts = rows.map(hundredthsOf);
  return { parts: amounts.slice(0, -1), total: amounts.at(-1) ?? Number.NaN };
};
