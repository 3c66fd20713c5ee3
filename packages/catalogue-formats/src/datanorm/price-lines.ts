import type { Version } from './head.ts';

/** One article's part of a P line, its fields as written. */
export interface PriceEntry {
  number: string;
  mark: string;
  price: string;
  /** Version 4 has none: it is that of the article. */
  priceUnit: string | undefined;
  discountGroup: string;
  /** Rabattkennzeichen and Rabatt, up to three. */
  discounts: readonly { kind: string; value: string }[];
}

const WIDTH = 9;

const pairs = (fields: readonly string[]): { kind: string; value: string }[] => {
  const found = [];
  for (let at = 0; at + 1 < fields.length; at += 2) found.push({ kind: fields[at] ?? '', value: fields[at + 1] ?? '' });
  return found.filter(({ kind, value }) => kind !== '' || value !== '');
};

/**
 * The articles of a P line. Version 4 puts up to several in a line, nine fields each; version 5 has one, with its price
 * unit and discount group. Some systems write the lines of version 4 under a head of version 5.
 */
export const readPriceLine = (fields: readonly string[], version: Version): PriceEntry[] => {
  if (version === 5 && !/^[NAL]$/i.test(fields[1] ?? '')) {
    const [, number = '', mark = '', priceUnit = '', price = '', discountGroup = ''] = fields;
    const discounts = pairs([...fields.slice(6, 12), '3', fields[12] ?? '']);
    return [{ number, mark, price, priceUnit, discountGroup, discounts }];
  }
  const entries: PriceEntry[] = [];
  for (let at = 2; at < fields.length; at += WIDTH) {
    const [number = '', mark = '', price = '', ...rest] = fields.slice(at, at + WIDTH);
    if (number === '' && mark === '' && price === '') continue;
    const discounts = pairs(rest);
    // Rabattkennzeichen 0 says that the value is the number of a discount group.
    const discountGroup = discounts.find(({ kind }) => kind === '0')?.value ?? '';
    entries.push({ number, mark, price, priceUnit: undefined, discountGroup, discounts });
  }
  return entries;
};
