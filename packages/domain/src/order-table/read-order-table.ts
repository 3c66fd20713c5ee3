import { readRows } from './cells.ts';
import {
  cellsOf,
  findHeader,
  guessColumns,
  type Header,
  type Layout,
  layoutOfGuess,
  layoutOfHeader,
  mostAre,
  rowsOfSheet,
  type SheetCell,
  type TableRow,
  withIdentifier,
} from './layout.ts';
import { type DecimalSign, decimalSignOfList, looksLikeIdentifier, looksLikeQuantity } from './number-text.ts';
import { TableRecord } from './table-record.ts';

export interface TableReading {
  /** The sign before decimals in the reader's language; decides only where the list itself proves nothing. */
  decimalSign?: DecimalSign | undefined;
  /** The column of the quantities that a person chose, from 1; 'none' for a list without quantities. */
  quantityColumn?: number | 'none' | undefined;
}

/** A column that may hold the quantities. */
export interface QuantityCandidate {
  /** From 1. */
  column: number;
  /** '' in a table without a header. */
  header: string;
  /** The first cells. */
  samples: readonly string[];
}

export interface OrderTable {
  hasHeader: boolean;
  /** The line of the text that was taken for the header. */
  headerLine: number | undefined;
  /** Some column is headed as a number of a material. */
  hasIdentifiers: boolean;
  /**
   * Columns that look like quantities while none is understood to be: a person has to choose. Until then the lines have no
   * quantities, and must not be taken as if they had none.
   */
  candidates: readonly QuantityCandidate[];
  records: readonly TableRecord[];
  /** Cells are split by a comma, which separates decimals too. */
  isSplitByComma: boolean;
  /** Cells of the header; of a table without one, those of two columns. */
  width: number;
}

const MOST_CANDIDATES = 10;
const SAMPLES = 3;
const LONGEST_SAMPLE = 40;
/** Rows that columns are judged by. */
const JUDGED = 2000;

const short = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_SAMPLE);

const candidate = (rows: readonly TableRow[], header: readonly string[], column: number): QuantityCandidate => ({
  column: column + 1,
  header: short(header[column] ?? ''),
  samples: cellsOf(rows, column).slice(0, SAMPLES).map(short),
});

/** Columns of a headed table that look like quantities and are not known to be something else. */
const openColumns = (data: readonly TableRow[], { meanings }: Header, layout: Layout): number[] => {
  if (layout.quantities.length > 0) return [];
  const width = data.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const identifier = layout.identifiers[0]?.column;
  return Array.from({ length: Math.min(width, 200) }, (_, column) => column).filter((column) => {
    const kind = meanings[column]?.kind;
    if (column === identifier || (kind !== undefined && kind !== 'bareNumber' && kind !== 'amount')) return false;
    return mostAre(cellsOf(data, column), looksLikeQuantity);
  });
};

interface Read {
  layout: Layout;
  data: readonly TableRow[];
  header: Header | undefined;
  open: readonly number[];
}

const ofHeader = (rows: readonly TableRow[], header: Header): Read => {
  const layout = withIdentifier(layoutOfHeader(header.meanings));
  const [identifier] = layout.identifiers;
  const [quantity] = layout.quantities;
  // Above a header is a letterhead, unless it is an order line.
  const above = rows
    .slice(0, header.at)
    .filter(
      ({ cells }) =>
        identifier !== undefined &&
        quantity !== undefined &&
        looksLikeIdentifier(cells[identifier.column] ?? '') &&
        looksLikeQuantity(cells[quantity] ?? ''),
    );
  const data = [...above, ...rows.slice(header.at + 1)];
  return { layout, data, header, open: openColumns(data.slice(0, JUDGED), header, layout) };
};

const withoutHeader = (rows: readonly TableRow[]): Read => {
  const guessed = guessColumns(rows.slice(0, JUDGED));
  return { layout: layoutOfGuess(guessed), data: rows, header: undefined, open: guessed.candidates };
};

/** Two quantities side by side that are equally likely and contradict each other. */
const contradicting = ({ layout, data }: Read): readonly number[] => {
  const [first, second] = layout.quantities;
  if (first === undefined || second === undefined) return [];
  const [one, other] = [layout.meanings[first], layout.meanings[second]];
  if (one?.kind !== other?.kind || one?.isExact !== other?.isExact) return [];
  const differs = data.some(({ cells }) => {
    const [left, right] = [(cells[first] ?? '').trim(), (cells[second] ?? '').trim()];
    return left !== '' && right !== '' && left !== right;
  });
  return differs ? layout.quantities : [];
};

const chosen = (read: Read, column: TableReading['quantityColumn']): Read => {
  if (column === undefined) return read;
  const quantities = column === 'none' ? [] : [column - 1];
  const identifiers = read.layout.identifiers.filter((each) => !quantities.includes(each.column));
  return { ...read, layout: { ...read.layout, identifiers, quantities }, open: [] };
};

const readTable = (rows: readonly TableRow[], reading: TableReading, isSplitByComma: boolean): OrderTable => {
  const found = findHeader(rows);
  const read = found === undefined ? withoutHeader(rows) : ofHeader(rows, found);
  const { layout, data, header, open } = chosen(
    { ...read, open: [...read.open, ...contradicting(read)] },
    reading.quantityColumn,
  );
  const headerRow = header === undefined ? undefined : rows[header.at];
  const numbers = [
    ...layout.quantities,
    ...(layout.columns.get('price') ?? []),
    ...(layout.columns.get('amount') ?? []),
  ];
  const proven = decimalSignOfList(
    data.flatMap(({ cells, numeric }) => numbers.filter((at) => !numeric?.has(at)).map((at) => cells[at] ?? '')),
  );
  const signs = { proven, ofLanguage: reading.decimalSign };
  return {
    hasHeader: header !== undefined,
    headerLine: headerRow?.lineNumber,
    hasIdentifiers: header === undefined || layoutOfHeader(header.meanings).identifiers.length > 0,
    candidates: open
      .slice(0, MOST_CANDIDATES)
      .map((column) => candidate(data.slice(0, JUDGED), headerRow?.cells ?? [], column)),
    records: data.map((row) => new TableRecord(row, layout, signs)).filter(({ isLine }) => isLine),
    isSplitByComma,
    width: headerRow?.cells.length ?? 2,
  };
};

/**
 * Reads a table of order lines as it is typed, pasted from a spreadsheet or read from a CSV file: tabs, semicolons, commas
 * or bars, cells in quotation marks, a header in any of the shop's languages below a letterhead, blank rows, sums below.
 * The one reader of all uploads of lines.
 */
export const readOrderTable = (text: string, reading: TableReading = {}): OrderTable => {
  const { rows, delimiter } = readRows(text);
  return readTable(rows, reading, delimiter === ',');
};

/** The same of a sheet's rows. */
export const readOrderSheet = (sheet: readonly (readonly SheetCell[])[], reading: TableReading = {}): OrderTable =>
  readTable(rowsOfSheet(sheet), reading, false);
