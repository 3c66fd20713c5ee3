import { importMessage } from '../import-message.ts';
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
