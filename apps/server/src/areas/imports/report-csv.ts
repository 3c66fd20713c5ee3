import type { ImportLine, ImportPriceChange } from '../../db/index.ts';

// A spreadsheet would run what begins like this.
const FORMULA = /^[=+\-@\t\r]/;

const cell = (value: string): string => `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** "DK 12.5 DKK / 100", of an account "10001 9.9 DKK"; amounts as exact decimals without zeros at their end. */
const priceText = (price: Pick<ImportPriceChange, 'currency' | 'amount' | 'perQuantity'>): string =>
  `${Number(price.amount)} ${price.currency}${Number(price.perQuantity) === 1 ? '' : ` / ${Number(price.perQuantity)}`}`;

const pricesOf = (prices: readonly ImportPriceChange[]): [before: string, now: string] => [
  prices
    .flatMap(({ market, soldTo, before }) => (before ? [`${market || soldTo} ${priceText(before)}`] : []))
    .join('; '),
  prices.map((price) => `${price.market || price.soldTo} ${priceText(price)}`).join('; '),
];

/** A report's lines as CSV for a spreadsheet (RFC 4180), nothing in it a formula. */
export const reportCsv = (lines: readonly ImportLine[]): string =>
  [
    ['line', 'kind', 'code', 'reason', 'old price', 'new price'],
    ...lines.map(({ line, kind, code, text, prices }) => [
      String(line ?? ''),
      kind,
      code,
      text,
      ...pricesOf(prices ?? []),
    ]),
  ]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('');
