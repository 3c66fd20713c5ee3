/** Files that variation lists are written to and read from. [vl-17] */

import { type AssumedQuantity, type OrderLineProblem, readOrderRecord } from '../cart/order-lines.ts';

import type { Quantity } from '../decimal/index.ts';
import {
  type OrderTable,
  type QuantityCandidate,
  readOrderSheet,
  readOrderTable,
  type SheetCell,
  type TableReading,
  type TableRecord,
} from '../order-table/index.ts';

/** A row of a file as a line of a variation list. */
export interface ListRow {
  /** Line of the text or row of the sheet, from 1. */
  rowNumber: number;
  /** As it was written; at most 200 characters. */
  text: string;
  /** The number that the row goes by, then its others, which decide where several materials bear the first. At least one. */
  numbers: readonly string[];
  /** Absent when the row has none: then the line has no usual quantity. */
  quantity?: Quantity;
  /** As it is written, where the file has units. */
  unit?: string;
  /** '' when the row has none. */
  note: string;
}

export interface ListRowError {
  rowNumber: number;
  /** As it was written; at most 200 characters. */
  text: string;
  kind: OrderLineProblem;
}

export interface ListRows {
  rows: readonly ListRow[];
  errors: readonly ListRowError[];
  /** Quantities that were read as the reader's language writes them. */
  assumed: readonly AssumedQuantity[];
  /** A person has to choose the column of the quantities; until then there are no rows. */
  quantityColumns: readonly QuantityCandidate[];
  /** Rows beyond the most that are read. */
  beyondLimit: number;
}

/** Numbers beside the first: those of the shop's own number spaces. */
const OTHERS: readonly string[] = ['el', 'hws', 'sap', 'ean'];
const LONGEST_NUMBER = 60;
const LONGEST_TEXT = 200;

const numbersOf = ({ identifiers }: TableRecord): readonly string[] =>
  identifiers
    .filter(({ kind, number }, place) => place === 0 || (OTHERS.includes(kind) && number.length <= LONGEST_NUMBER))
    .map(({ number }) => number);

const rowsOf = (table: OrderTable, mostRows: number): ListRows => {
  const { records, candidates } = table;
  if (candidates.length > 0) return { rows: [], errors: [], assumed: [], quantityColumns: candidates, beyondLimit: 0 };
  const taken = records.slice(0, mostRows);
  const rows: ListRow[] = [];
  const errors: ListRowError[] = [];
  const assumed: AssumedQuantity[] = [];
  for (const record of taken) {
    const { lineNumber: rowNumber } = record;
    const text = record.written.trim().slice(0, LONGEST_TEXT);
    const read = readOrderRecord(table, record);
    if (typeof read === 'string') {
      errors.push({ rowNumber, text, kind: read });
      continue;
    }
    const { quantity, unit, isAssumed } = read;
    rows.push({
      rowNumber,
      text,
      numbers: numbersOf(record),
      note: record.text('note') ?? '',
      ...(quantity !== undefined && { quantity }),
      ...(unit !== undefined && { unit }),
    });
    if (isAssumed && quantity !== undefined)
      assumed.push({ lineNumber: rowNumber, text: record.text('quantity') ?? '', quantity });
  }
  return { rows, errors, assumed, quantityColumns: [], beyondLimit: records.length - taken.length };
};

/**
 * Reads the lines of a variation list from the text of a CSV file, by the one reader of tables: numbers of every kind,
 * quantity, unit and note. What can't be read is reported with its row.
 */
export const readListText = (text: string, mostRows: number, reading: TableReading = {}): ListRows =>
  rowsOf(readOrderTable(text, reading), mostRows);

/** The same of a sheet's rows. */
export const readListSheet = (
  sheet: readonly (readonly SheetCell[])[],
  mostRows: number,
  reading: TableReading = {},
): ListRows => rowsOf(readOrderSheet(sheet, reading), mostRows);
