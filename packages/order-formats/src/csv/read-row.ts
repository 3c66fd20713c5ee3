import type { DecimalSign } from '@grossist/domain';
import { amountFrom, calendarDateOf, priceFrom, quantityFrom } from '../numbers/index.ts';
import type { IncomingOrderLine, OrderIdentifiers } from '../order.ts';
import { Refused } from '../reading.ts';
import { nameOf, noteOf, numberOf } from '../text/index.ts';
import { fromUnitCode } from '../units/index.ts';
import { type Columns, IDENTIFIERS } from './columns.ts';
import type { ColumnKind } from './data/header-words.ts';
import { plainNumber } from './local-number.ts';

export interface TableRow {
  /** Of the file. */
  line: number;
  cells: readonly string[];
}

/** What spreadsheets wrap around a number so that it stays a text: ="0123", '0123. */
const unwrapped = (cell: string): string => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell.replace(/^'/, '');

/** The cells of a row by the kinds of its columns. */
export class RowCells {
  readonly #row: TableRow;
  readonly #columns: Columns;
  readonly #sign: DecimalSign | undefined;

  constructor(row: TableRow, columns: Columns, sign: DecimalSign | undefined) {
    this.#row = row;
    this.#columns = columns;
    this.#sign = sign;
  }

  get(kind: ColumnKind): string | undefined {
    const at = this.#columns.get(kind);
    const cell = at === undefined ? '' : (this.#row.cells[at] ?? '').trim();
    return cell || undefined;
  }

  number(kind: ColumnKind): string | undefined {
    const cell = this.get(kind);
    return cell === undefined ? undefined : plainNumber(cell, this.#sign, kind);
  }
}

const readIdentifiers = (cells: RowCells): OrderIdentifiers => {
  const identifiers: OrderIdentifiers = {};
  for (const kind of IDENTIFIERS) {
    const number = numberOf(unwrapped(cells.get(kind) ?? ''), { name: kind });
    if (number !== undefined) identifiers[kind] = number;
  }
  if (Object.keys(identifiers).length === 0) throw new Refused('no-number', 'the line names no number of a material');
  return identifiers;
};

/** A line of a table. @throws Refused naming the column that is wrong */
export const readRow = (row: TableRow, columns: Columns, sign: DecimalSign | undefined): IncomingOrderLine => {
  const cells = new RowCells(row, columns, sign);
  try {
    const price = priceFrom(cells.number('price'), cells.number('perQuantity'), { name: 'price' });
    return {
      at: row.line,
      lineNumber: numberOf(cells.get('lineNumber'), { name: 'lineNumber' }),
      identifiers: readIdentifiers(cells),
      name: nameOf(cells.get('name')),
      quantity: quantityFrom(cells.number('quantity'), { name: 'quantity' }),
      unit: fromUnitCode(cells.get('unit')),
      ...price,
      amount: amountFrom(cells.number('amount'), { name: 'amount' }),
      note: noteOf(cells.get('note')),
      deliveryDate: calendarDateOf(cells.get('deliveryDate')),
      accounting: nameOf(cells.get('accounting')),
    };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, reason, place, values } = error.refusal;
    throw new Refused(code, reason, { ...place, line: row.line }, values);
  }
};
