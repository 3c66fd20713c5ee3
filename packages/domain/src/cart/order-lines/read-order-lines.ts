import { type Quantity, quantityToDecimal } from '../../decimal/index.ts';
import { readRows } from './cells.ts';
import { columnsOf, identifierOf } from './columns.ts';
import { type DecimalSign, decimalSignOfList, readQuantity } from './quantity-text.ts';

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
}

export type OrderLineProblem =
  | 'no-identifier'
  | 'identifier-too-long'
  | 'quantity-not-numeric'
  | 'quantity-not-positive'
  | 'quantity-too-large'
  /** "1.000" is one or a thousand, "1234567,2,5" two or two and a half, and nothing else in the list says which. */
  | 'quantity-ambiguous';

export interface OrderLineError {
  lineNumber: number;
  /** As it was written, to be kept for correction; at most 200 characters. */
  text: string;
  kind: OrderLineProblem;
}

export interface OrderLines {
  lines: readonly OrderLine[];
  errors: readonly OrderLineError[];
  /** Order lines beyond the most that a list may hold; they are not read. */
  beyondLimit: number;
  /** The line of the text that was taken for a header. */
  headerLine: number | undefined;
}

export interface OrderLineReading {
  /** The sign before decimals where the list comes from; else the list's own numbers have to tell. */
  decimalSign?: DecimalSign;
}

const LONGEST_IDENTIFIER = 60;
const LONGEST_TEXT = 200;

/**
 * Reads a list of order lines as it is typed, pasted from a spreadsheet or read from a CSV file: tabs, semicolons or
 * commas, cells in quotation marks, a header row in any of the shop's languages, blank rows, decimal commas, thousands,
 * quantities first where that is the only way to read them. What can't be read is told and nothing is guessed. [cart-23]
 */
export const readOrderLines = (text: string, reading: OrderLineReading = {}): OrderLines => {
  const { rows, delimiter } = readRows(text);
  return readCells(rows, reading, delimiter === ',');
};

/** The same of a sheet's rows, whose numbers were written with a point. */
export const readOrderRows = (rows: readonly (readonly string[])[]): OrderLines => {
  const numbered = rows.map((cells, index) => ({ lineNumber: index + 1, cells, text: cells.join('\t') }));
  return readCells(
    numbered.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    { decimalSign: '.' },
    false,
  );
};

interface NumberedCells {
  lineNumber: number;
  cells: readonly string[];
  text: string;
}

const readCells = (rows: readonly NumberedCells[], reading: OrderLineReading, byComma: boolean): OrderLines => {
  const columns = columnsOf(rows.slice(0, MOST_ORDER_LINES + 1).map(({ cells }) => cells));
  const data = columns.hasHeader ? rows.slice(1) : rows;
  const taken = data.slice(0, MOST_ORDER_LINES);
  const quantityOf = ({ cells }: NumberedCells): string =>
    columns.quantity === undefined ? '' : (cells[columns.quantity] ?? '').trim();
  const decimalSign = reading.decimalSign ?? decimalSignOfList(taken.map(quantityOf));
  const lines: OrderLine[] = [];
  const errors: OrderLineError[] = [];
  for (const row of taken) {
    const { lineNumber, cells, text } = row;
    const identifier = identifierOf(cells[columns.identifier] ?? '');
    const read =
      byComma && !columns.hasHeader && hasDecimalsBeside(cells, columns.quantity)
        ? 'quantity-ambiguous'
        : readLine(identifier, quantityOf(row), decimalSign);
    if (typeof read === 'string') errors.push({ lineNumber, text: text.trim().slice(0, LONGEST_TEXT), kind: read });
    else lines.push({ lineNumber, ...read });
  }
  return {
    lines,
    errors,
    beyondLimit: data.length - taken.length,
    headerLine: columns.hasHeader ? rows[0]?.lineNumber : undefined,
  };
};

/** A comma that parts the cells may have been meant to part the decimals. */
const hasDecimalsBeside = (cells: readonly string[], quantity: number | undefined): boolean =>
  quantity !== undefined && /^\d+$/.test(cells[quantity] ?? '') && /^\d{1,3}$/.test(cells[quantity + 1] ?? '');

const readLine = (
  identifier: string,
  quantityText: string,
  decimalSign: DecimalSign | undefined,
): Omit<OrderLine, 'lineNumber'> | OrderLineProblem => {
  if (identifier === '') return 'no-identifier';
  if (identifier.length > LONGEST_IDENTIFIER) return 'identifier-too-long';
  if (quantityText === '') return { identifier };
  const quantity = readQuantity(quantityText, decimalSign);
  return typeof quantity === 'string' ? `quantity-${quantity}` : { identifier, quantity };
};

/** "identifier" or "identifier;quantity", as addMultipleOrderLinesToCart takes it and readOrderLine reads it. [cart-23] */
export const writeOrderLine = ({ identifier, quantity }: Pick<OrderLine, 'identifier' | 'quantity'>): string =>
  quantity === undefined ? identifier : `${identifier};${quantityToDecimal(quantity)}`;
