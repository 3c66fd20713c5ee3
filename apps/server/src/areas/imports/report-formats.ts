/** Formats the report of an import for the terminal and as CSV. */

import type { ImportLine, ImportPriceChange } from '../../db/index.ts';
import type { ImportCounts, ImportProgress, ImportReport } from './report.ts';

/** Lines shown on the terminal; the rest is in the report file. */
const SHOWN = 50;

/** Replaces control characters, which a terminal would execute. */
export const plain = (text: string): string => text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');

export const progressText = ({ linesRead, made, changed, unchanged, refused }: ImportCounts): string =>
  `${linesRead} lines: ${made} made, ${changed} changed, ${unchanged} unchanged, ${refused} refused`;

const percentOf = ({ bytesRead, bytesTotal }: ImportProgress): string =>
  bytesTotal === 0 ? '' : ` ${Math.min(100, Math.floor((100 * bytesRead) / bytesTotal))} %`;

/** Returns the progress with percentage and speed. @param seconds since the import began */
export const pacedProgressText = (progress: ImportProgress, seconds: number): string => {
  const pace = seconds > 0 ? Math.round(progress.materials / seconds) : 0;
  return `${progressText(progress)};${percentOf(progress)} ${pace} materials/s`;
};

/** Formats the report for the terminal. */
export const reportText = (report: ImportReport): string[] => {
  const notes = report.lines.filter(({ kind }) => kind === 'note');
  const refusals = report.lines.filter(({ kind }) => kind === 'refused');
  const encoding = notes.find(({ code }) => code === 'encoding');
  const others = notes.filter((note) => note !== encoding);
  return [
    ...(report.outcome === 'stopped' ? ['Stopped before the end; what was written stays.'] : []),
    ...(report.isDryRun ? ['Dry run: nothing was changed.'] : []),
    `Format:     ${report.format}`,
    `Encoding:   ${plain(encoding?.text ?? 'unknown')}`,
    `Lines read: ${report.linesRead}`,
    `Made:       ${report.made}`,
    `Changed:    ${report.changed}`,
    `Unchanged:  ${report.unchanged}`,
    `Refused:    ${report.refused}`,
    ...others.slice(0, SHOWN).map(({ line, text }) => `${line === null ? 'note' : `line ${line}`}: ${plain(text)}`),
    ...refusals.slice(0, SHOWN).map(({ line, text }) => `line ${line}: ${plain(text)}`),
    ...(report.refused > SHOWN ? [`and ${report.refused - Math.min(SHOWN, refusals.length)} more refused`] : []),
  ];
};

// A spreadsheet would execute a cell that begins like this.
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

/** Formats a report's lines as CSV for a spreadsheet (RFC 4180), without formulas. */
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
