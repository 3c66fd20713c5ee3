/** Lists of order lines: typed, pasted or read from a file. Section 5, "Multiple order lines". */

import { type Quantity, quantityFromInput, quantityOf, quantityToDecimal } from '../decimal/index.ts';
import { isBlank } from '../numbers/index.ts';
import {
  type OrderTable,
  type QuantityCandidate,
  readOrderSheet,
  readOrderTable,
  type SheetCell,
  type TableReading,
  type TableRecord,
} from '../order-table/index.ts';

/** One of several order lines as typed or pasted. */
export interface TypedOrderLine {
  identifier: string;
  /** Absent when none was given; 0 when it is not numeric. */
  quantity?: Quantity;
  /** As it is written; absent when none was given. */
  unit?: string;
}

/** A unit begins with a letter or says how many of one: "km", "100 m". A number alone is a second quantity. */
const UNIT = /^\s*(?=.*\p{L})[^;]{1,40}$/u;

/**
 * Reads "identifier", "identifier;quantity" or "identifier;quantity;unit"; undefined for a blank line or identifier.
 * Section 5. [cart-23]
 */
export const readOrderLine = (text: string): TypedOrderLine | undefined => {
  const [first = '', ...rest] = text.split(';');
  const identifier = first.trim();
  if (identifier === '') return undefined;
  const last = rest.at(-1) ?? '';
  const unit = rest.length > 1 && UNIT.test(last) ? last.trim() : undefined;
  const quantity = rest.slice(0, rest.length > 1 && (unit !== undefined || isBlank(last)) ? -1 : undefined).join(';');
  if (isBlank(quantity)) return { identifier };
  return { identifier, quantity: quantityFromInput(quantity), ...(unit !== undefined && { unit }) };
};

export type OrderLineProblem =
  | 'no-identifier'
  | 'identifier-too-long'
  | 'quantity-not-numeric'
  | 'quantity-not-positive'
  | 'quantity-too-large'
  /** "1.000" is one or a thousand, "1234567,2,5" two or two and a half, and nothing says which. */
  | 'quantity-ambiguous';

/** What a record of a table says of an order line. */
export interface OrderRecord {
  identifier: string;
  /** Absent when the record has none. */
  quantity?: Quantity;
  /** As it is written, where the table has units. */
  unit?: string;
  /** Name of the kit that the line is packed into, where the table has kits. */
  kit?: string;
  /** The quantity may be read in two ways, and was read as the reader's language writes it. */
  isAssumed: boolean;
}

const LONGEST_IDENTIFIER = 60;
const LONGEST_UNIT = 40;
const LONGEST_KIT = 100;

/** A million of anything is a number of a material that slipped into the wrong column. */
const MOST: Quantity = quantityOf('999999.999');
const DIGITS_OF_MILLIONS = /^0*[1-9]\d{6}/;

/** Reads the order line of a table's record; returns the problem of one that is none. */
export const readOrderRecord = (
  table: Pick<OrderTable, 'isSplitByComma' | 'width'>,
  record: TableRecord,
): OrderRecord | OrderLineProblem => {
  if (table.isSplitByComma && record.isSplitDecimal(table.width)) return 'quantity-ambiguous';
  const identifier = record.identifiers[0]?.number ?? '';
  if (identifier === '') return 'no-identifier';
  if (identifier.length > LONGEST_IDENTIFIER) return 'identifier-too-long';
  const number = record.number('quantity');
  const kit = record.text('kit')?.replaceAll(/\s+/g, ' ').slice(0, LONGEST_KIT);
  const ofKit = kit === undefined ? {} : { kit };
  if (number === undefined) return { identifier, ...ofKit, isAssumed: false };
  if (typeof number === 'string') return `quantity-${number}`;
  const quantity = quantityFromInput(number.decimal);
  if (quantity > MOST || DIGITS_OF_MILLIONS.test(number.decimal)) return 'quantity-too-large';
  if (quantity <= 0) return 'quantity-not-positive';
  const unit = record.unit?.replaceAll(/[\s;]+/g, ' ').slice(0, LONGEST_UNIT);
  return { identifier, quantity, ...(unit !== undefined && { unit }), ...ofKit, isAssumed: number.isAssumed };
};

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
  /** As it was written, for correction; at most 200 characters. */
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
