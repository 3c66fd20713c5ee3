import { parse } from 'csv-parse/sync';

export const DELIMITERS = [';', '\t', ',', '|'] as const;
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
 * The cells of one whole row. Quotes are those of CSV; a quote within a cell that is not wrapped stands for itself
 * (10" pipe).
 * @throws for quotes that are no CSV
 */
export const cellsOf = (row: string, delimiter: Delimiter): string[] => {
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
