/** Splits the lines of a CSV file into rows and cells; joins lines of cells that contain line breaks. */

import { parse } from 'csv-parse/sync';
import { importMessage } from '../import-message.ts';
import { Refusal } from '../read-events.ts';

const DELIMITERS = [';', '\t', ',', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** What parts the columns of a header: of those that occur in it the one that parts it the most. */
export const delimiterOf = (header: string): Delimiter | undefined => {
  let best: Delimiter | undefined;
  let most = 1;
  for (const delimiter of DELIMITERS) {
    const { length } = header.split(delimiter);
    if (length > most) {
      best = delimiter;
      most = length;
    }
  }
  return best;
};

/**
 * The cells of one whole row. Quotes are those of CSV; a quote within a cell that is not wrapped is a character of it
 * (10" pipe).
 * @throws for quotes that are no CSV
 */
const cellsOf = (row: string, delimiter: Delimiter): string[] => {
  if (!row.includes('"')) return row.split(delimiter);
  return wrappedCells(row, delimiter) ?? parsedCells(row, delimiter);
};

/** Of a row in which every cell is wrapped and none holds a quote, as most programs write those that wrap. */
const wrappedCells = (row: string, delimiter: Delimiter): string[] | undefined => {
  if (row.length < 2 || !row.startsWith('"') || !row.endsWith('"')) return undefined;
  const cells = row.slice(1, -1).split(`"${delimiter}"`);
  return cells.some((cell) => cell.includes('"')) ? undefined : cells;
};

const parsedCells = (row: string, delimiter: Delimiter): string[] => {
  const options = { delimiter, record_delimiter: '\n', relax_quotes: true, relax_column_count: true };
  const rows: string[][] = parse(row, options);
  const [cells, ...others] = rows;
  if (!cells || others.length > 0) throw new RangeError('The quotes of one row are those of several.');
  return cells;
};

/** The cells of a header, trimmed; of one that is no CSV whatever its delimiters part. */
export const headerCells = (header: string, delimiter: Delimiter): string[] => {
  try {
    return cellsOf(header, delimiter).map((cell) => cell.trim());
  } catch {
    return header.split(delimiter).map((cell) => cell.trim());
  }
};

export interface Row {
  /** Of its first line. */
  line: number;
  cells: readonly string[];
}

interface Line {
  number: number;
  text: string;
}

/** Limits of a row; one that exceeds them has a quote that was never closed. */
const MOST_LINES = 200;
const MOST_CHARACTERS = 64 * 1024;

type End = 'open' | 'closed' | 'odd';

/**
 * Whether a wrapped cell is open at the end of a text that begins inside one or not; odd when something other than a
 * delimiter follows a quote that closes one.
 */
const endOf = (text: string, delimiter: Delimiter, isOpen: boolean): End => {
  let open = isOpen;
  let end: End = 'closed';
  let at = 0;
  for (;;) {
    if (open) {
      const quote = text.indexOf('"', at);
      if (quote < 0) return 'open';
      open = text[quote + 1] === '"';
      at = quote + (open ? 2 : 1);
      if (open) continue;
      if (at < text.length && text[at] !== delimiter) end = 'odd';
    } else if (text[at] === '"') {
      open = true;
      at += 1;
      continue;
    }
    const next = text.indexOf(delimiter, at);
    if (next < 0) return end;
    at = next + 1;
  }
};

/**
 * Joins the lines of a row whose wrapped cells hold line ends. A quote that is never closed costs the row that it is
 * in and none after it.
 */
export class RowJoiner {
  readonly #delimiter: Delimiter;
  #held: Line[] = [];
  #characters = 0;

  constructor(delimiter: Delimiter) {
    this.#delimiter = delimiter;
  }

  /** Rows that end with this line, and refusals of lines that are part of none. */
  *line(number: number, text: string): Generator<Row | { line: number; refusal: Refusal }> {
    const waiting: Line[] = [{ number, text }];
    for (let line = waiting.shift(); line; line = waiting.shift()) {
      const isHeld = this.#held.length > 0;
      const end = endOf(line.text, this.#delimiter, isHeld);
      // What would close the cell is a quote of another: the one that is open was never closed.
      const isOfAnother = isHeld && end === 'odd';
      if (end === 'open' || isOfAnother) {
        this.#held.push(line);
        this.#characters += line.text.length;
        const isTooMuch = this.#held.length > MOST_LINES || this.#characters > MOST_CHARACTERS;
        if (isOfAnother || isTooMuch) yield this.#giveUp(waiting);
      } else yield this.#closed(line);
    }
  }

  *end(): Generator<Row | { line: number; refusal: Refusal }> {
    while (this.#held.length > 0) {
      const waiting: Line[] = [];
      yield this.#giveUp(waiting);
      for (const { number, text } of waiting) yield* this.line(number, text);
    }
  }

  /** The first held line is refused; those behind it are parsed again, before all that wait. */
  #giveUp(waiting: Line[]): { line: number; refusal: Refusal } {
    const [first, ...rest] = this.#held;
    waiting.unshift(...rest);
    this.#held = [];
    this.#characters = 0;
    return {
      line: first?.number ?? 0,
      refusal: new Refusal('quotes', importMessage`a quotation mark is not closed`),
    };
  }

  #closed(last: Line): Row | { line: number; refusal: Refusal } {
    const lines = [...this.#held, last];
    this.#held = [];
    this.#characters = 0;
    const line = lines[0]?.number ?? last.number;
    try {
      return { line, cells: cellsOf(lines.map(({ text }) => text).join('\n'), this.#delimiter) };
    } catch {
      return { line, refusal: new Refusal('quotes', importMessage`the quotation marks don’t match a table`) };
    }
  }
}
