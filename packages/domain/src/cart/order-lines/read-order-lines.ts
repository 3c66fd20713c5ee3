import { type Quantity, quantityToDecimal } from '../../decimal/index.ts';
import {
  type OrderTable,
  type QuantityCandidate,
  readOrderSheet,
  readOrderTable,
  type SheetCell,
  type TableReading,
} from '../../order-table/index.ts';
import { type OrderLineProblem, readOrderRecord } from './read-order-record.ts';

/** A list holds at most so many lines. [cart-23] */
export const MOST_ORDER_LINES = 2000;

/** Which trade numbers a list's identifiers may be; SAP numbers and EANs are always understood. Section 5. */
export const ORDER_LINE_OPTIONS = ['hws', 'el', 'both'] as const;
export type OrderLineOption = (typeof ORDER_LINE_OPTIONS)[number];

export type IdentifierKind = 'el' | 'hws' | 'sap' | 'ean';

const KINDS: Record<OrderLineOption, readonly IdentifierKind[]> = {
  hws: ['hws', 'sap', 'ean'],
  el: ['el', 'sap', 'ean'],
  both: ['el', 'hws', 'sap', 'ean'],
};

/** What an identifier is looked up as, in that order. */
export const identifierKinds = (option: OrderLineOption): readonly IdentifierKind[] => KINDS[option];

export interface OrderLine {
  /** Of the text, from 1. */
  lineNumber: number;
  identifier: string;
  /** Absent when none was given: the least that is sold is meant. */
  quantity?: Quantity;
  /** As it is written, where the list has units. */
  unit?: string;
  /** Name of the kit that the line is packed into, where the list has kits. */
  kit?: string;
}

export interface OrderLineError {
  lineNumber: number;
  /** As it was written, to be kept for correction; at most 200 characters. */
  text: string;
  kind: OrderLineProblem;
}

/** A quantity that may be read in two ways, and was read as the reader's language writes it. */
export interface AssumedQuantity {
  lineNumber: number;
  text: string;
  quantity: Quantity;
}

export interface OrderLines {
  lines: readonly OrderLine[];
  errors: readonly OrderLineError[];
  assumed: readonly AssumedQuantity[];
  /** A person has to choose the column of the quantities; until then there are no lines. */
  quantityColumns: readonly QuantityCandidate[];
  /** Order lines beyond the most that a list may hold; they are not read. */
  beyondLimit: number;
  /** The line of the text that was taken for a header. */
  headerLine: number | undefined;
}

const LONGEST_TEXT = 200;

/**
 * Reads a list of order lines as it is typed, pasted from a spreadsheet or read from a CSV file, by the one reader of
 * tables. What can't be read is reported, and nothing is guessed but what `assumed` lists. [cart-23]
 */
export const readOrderLines = (text: string, reading: TableReading = {}): OrderLines =>
  linesOf(readOrderTable(text, reading));

/** The same of a sheet's rows. */
export const readOrderRows = (rows: readonly (readonly SheetCell[])[], reading: TableReading = {}): OrderLines =>
  linesOf(readOrderSheet(rows, reading));

const linesOf = (table: OrderTable): OrderLines => {
  const { records, candidates, headerLine } = table;
  if (candidates.length > 0)
    return { lines: [], errors: [], assumed: [], quantityColumns: candidates, beyondLimit: 0, headerLine };
  const taken = records.slice(0, MOST_ORDER_LINES);
  const lines: OrderLine[] = [];
  const errors: OrderLineError[] = [];
  const assumed: AssumedQuantity[] = [];
  for (const record of taken) {
    const { lineNumber, written } = record;
    const read = readOrderRecord(table, record);
    if (typeof read === 'string') errors.push({ lineNumber, text: written.trim().slice(0, LONGEST_TEXT), kind: read });
    else {
      const { isAssumed, ...line } = read;
      lines.push({ lineNumber, ...line });
      if (isAssumed && line.quantity !== undefined)
        assumed.push({ lineNumber, text: record.text('quantity') ?? '', quantity: line.quantity });
    }
  }
  return { lines, errors, assumed, quantityColumns: [], beyondLimit: records.length - taken.length, headerLine };
};

/** "identifier", "identifier;quantity" or "identifier;quantity;unit", as addMultipleOrderLinesToCart takes it. [cart-23] */
export const writeOrderLine = ({ identifier, quantity, unit }: Omit<OrderLine, 'lineNumber'>): string =>
  quantity === undefined
    ? identifier
    : [identifier, quantityToDecimal(quantity), ...(unit === undefined ? [] : [unit])].join(';');
