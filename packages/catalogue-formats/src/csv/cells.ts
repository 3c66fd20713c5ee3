import { MARKETS } from '@grossist/domain';
import { importMessage, type MessagePart, messagePart } from '../import-message.ts';
import { Refusal, shown } from '../read-events.ts';

type Mark = ',' | '.';

const PLAIN = /^\d+$/;
/** "1 234,50" and "1'234.50": signs that only ever group. */
const GROUPED = /^(\d{1,3})(?:[ \u00a0\u202f'’]\d{3})+(?=$|[.,])/;
/** Both signs: the last one parts the decimals. */
const BOTH = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*([.,])\d+$/;
const MANY = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/;
const ONE = /^(\d+)([.,])(\d+)$/;

const ungrouped = (text: string): string => (GROUPED.test(text) ? text.replaceAll(/[ \u00a0\u202f'’]/g, '') : text);

const other = (mark: Mark): Mark => (mark === ',' ? '.' : ',');
const isMark = (text: string | undefined): text is Mark => text === ',' || text === '.';

type Reading =
  | { value: string; decimalMark?: Mark }
  /** "1.234": a thousand and more, or one and a little. */
  | { ambiguous: { whole: string; fraction: string; mark: Mark } };

const readingOf = (cell: string): Reading | undefined => {
  const text = ungrouped(cell);
  if (PLAIN.test(text)) return { value: text };
  const [, group, decimal] = BOTH.exec(text) ?? [];
  if (isMark(decimal) && group !== decimal) {
    return { value: text.replaceAll(other(decimal), '').replace(decimal, '.'), decimalMark: decimal };
  }
  const [, repeated] = MANY.exec(text) ?? [];
  if (isMark(repeated)) return { value: text.replaceAll(repeated, ''), decimalMark: other(repeated) };
  const [, whole = '', mark, fraction = ''] = ONE.exec(text) ?? [];
  if (!isMark(mark)) return undefined;
  const couldGroup = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole) && text === cell;
  return couldGroup ? { ambiguous: { whole, fraction, mark } } : { value: `${whole}.${fraction}`, decimalMark: mark };
};

/**
 * The numbers of one column, with a comma or a point before their decimals. "1.234" could be either: it is read as the
 * other numbers of its column are written, and refused where none of them tells.
 */
export class NumberColumn {
  readonly #marks = new Set<Mark>();

  /** Learns from a cell how the column is written. */
  see(cell: string): void {
    const reading = readingOf(cell);
    if (reading && 'value' in reading && reading.decimalMark) this.#marks.add(reading.decimalMark);
  }

  /** The number as "1234.5". @throws Refusal naming the column */
  read(cell: string, column: string): string {
    const reading = readingOf(cell);
    if (!reading) throw new Refusal('number', importMessage`${column} ${shown(cell)} is not a number`, column);
    this.see(cell);
    if ('value' in reading) return withoutNeedlessZeros(reading.value);
    const [mark, ...others] = this.#marks;
    const { whole, fraction, mark: written } = reading.ambiguous;
    if (mark === undefined || others.length > 0) {
      const reason = importMessage`${column} ${shown(cell)} could be ${whole + fraction}, or ${whole} with decimals; enter ${whole + fraction} or ${`${cell}0`}`;
      throw new Refusal('ambiguous-number', reason, column);
    }
    return withoutNeedlessZeros(mark === written ? `${whole}.${fraction}` : `${whole}${fraction}`);
  }
}

/** "12.5000" and "0012": how much is meant, not how it was written. Two decimals stay. */
const withoutNeedlessZeros = (value: string): string => {
  const [whole = '', fraction = ''] = value.split('.');
  const digits = whole.replace(/^0+(?=\d)/, '');
  const decimals = fraction.length > 2 ? fraction.slice(0, 2) + fraction.slice(2).replace(/0+$/, '') : fraction;
  return decimals === '' ? digits : `${digits}.${decimals}`;
};

/** What a cell is read with: its column's header as the file writes it, and how the column's numbers are written. */
interface CellContext {
  header: string;
  numbers: NumberColumn;
}

/** A cell that is not empty, as the record has it. @throws Refusal naming the column */
export type CellReader = (cell: string, context: CellContext) => unknown;

const SEPARATOR = '|';

const refuse = (cell: string, { header }: CellContext, expected: MessagePart): Refusal =>
  new Refusal('cell', importMessage`${header} ${shown(cell)} is not ${expected}`, header);

const parts = (cell: string): string[] =>
  cell
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const text: CellReader = (cell) => cell;

/** A number that names something. */
export const code: CellReader = (cell, context) => {
  if (/^\d([.,]\d+)?E\+?\d+$/i.test(cell)) {
    const reason = importMessage`${context.header} ${shown(cell)} is a long number shortened by a spreadsheet: its last digits are lost`;
    throw new Refusal('damaged', reason, context.header);
  }
  return cell;
};

export const codes: CellReader = (cell, context) => parts(cell).map((part) => code(part, context));
export const words: CellReader = (cell) => parts(cell);

export const capitals: CellReader = (cell) => cell.toUpperCase();
export const lowerCase: CellReader = (cell) => cell.toLowerCase();

export const number: CellReader = (cell, { header, numbers }) => numbers.read(cell, header);
export const numbers: CellReader = (cell, context) => parts(cell).map((part) => number(part, context));

/** "34,5 %" */
export const percent: CellReader = (cell, context) => number(cell.replace(/\s*%$/, ''), context);

export const whole: CellReader = (cell, context) => {
  if (!/^-?\d{1,9}$/.test(cell)) throw refuse(cell, context, messagePart`a whole number`);
  return Number(cell);
};

/** "7:00" and "07:00:00" as "07:00"; what is no time of day is refused with the record. */
export const timeOfDay: CellReader = (cell) => cell.replace(/^(\d):/, '0$1:').replace(/^(\d\d:\d\d):\d\d$/, '$1');

/** Degrees: always with a point, for no column of coordinates has thousands. */
export const degrees: CellReader = (cell, context) => {
  if (!/^-?\d{1,3}([.,]\d+)?$/.test(cell)) throw refuse(cell, context, messagePart`degrees such as 55.676`);
  return Number(cell.replace(',', '.'));
};

const YES = new Set(['yes', 'true', '1', 'y', 'x', 'ja', 'j']);
const NO = new Set(['no', 'false', '0', 'n', 'nein', 'nej', 'nei', 'nee']);

export const flag: CellReader = (cell, context) => {
  const word = cell.toLowerCase();
  if (YES.has(word)) return true;
  if (NO.has(word)) return false;
  throw refuse(cell, context, messagePart`yes or no`);
};

/** 2026-09-01, 20260901, 01.09.2026 or 01-09-2026; with slashes the order of day and month is ambiguous. */
export const date: CellReader = (cell, context) => {
  const [, y, m, d] = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(cell) ?? [];
  if (y && m && d) return `${y}-${m}-${d}`;
  const [, day = '', , month = '', year = ''] = /^(\d{1,2})([.-])(\d{1,2})\2(\d{4})$/.exec(cell) ?? [];
  if (year !== '') return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  throw refuse(cell, context, messagePart`a date such as 2026-09-01 or 01.09.2026`);
};

export const dates: CellReader = (cell, context) => parts(cell).map((part) => date(part, context));

export const markets: CellReader = (cell) =>
  /^(all|\*)$/i.test(cell) ? [...MARKETS] : parts(cell).map((market) => market.toUpperCase());

/** Projects of an account: "P-1=Harbour|P-2=School". */
export const projects: CellReader = (cell, context) =>
  parts(cell).map((part) => {
    const [projectNumber = '', ...title] = part.split('=');
    if (title.length === 0) throw refuse(part, context, messagePart`a project such as P-1=Harbour`);
    return { number: projectNumber.trim(), title: title.join('=').trim() };
  });

const RANGE = /^(.+?)\s*\.\.\.?\s*(.+)$/;
const NUMERIC = /^-?[\d.,' \u00a0\u202f]+$/;

const numeric = (cell: string, context: CellContext): number =>
  cell.startsWith('-') ? -Number(number(cell.slice(1).trim(), context)) : Number(number(cell, context));

/** An ETIM feature's value: a value's code, yes or no, a number, or two numbers with two points between them. */
export const featureValue: CellReader = (cell, context) => {
  if (/^EV[A-Z0-9]{6}$/i.test(cell)) return cell.toUpperCase();
  const [, from, to] = RANGE.exec(cell) ?? [];
  if (from !== undefined && to !== undefined && NUMERIC.test(from) && NUMERIC.test(to)) {
    return [numeric(from, context), numeric(to, context)];
  }
  return NUMERIC.test(cell) ? numeric(cell, context) : flagOrCode(cell, context);
};

const flagOrCode: CellReader = (cell, context) => {
  const word = cell.toLowerCase();
  return YES.has(word) || NO.has(word) ? flag(cell, context) : code(cell, context);
};
