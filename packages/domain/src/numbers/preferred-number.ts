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
