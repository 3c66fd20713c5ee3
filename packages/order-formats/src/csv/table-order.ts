/** Order lines of tables: CSV files and spreadsheets. */

import {
  type OrderTable,
  readOrderSheet,
  readOrderTable,
  type SheetCell,
  type TableReading,
  type TableRecord,
} from '@grossist/domain';
import { checkLineCount, checkSize } from '../bounds.ts';
import { about, nameOf, noteOf, numberOf, shown } from '../clean-text.ts';
import { decodeUnknown } from '../encoding.ts';
import { amountFrom, calendarDateOf, priceFrom, quantityFrom } from '../numbers.ts';
import type { IncomingOrderLine, OrderIdentifiers } from '../order.ts';
import { Faults, type Reading, type ReadOrders, Refused, reading } from '../reading.ts';
import { inShopUnits } from '../units.ts';

const readIdentifiers = (record: TableRecord): OrderIdentifiers => {
  const identifiers: OrderIdentifiers = {};
  for (const { kind, number } of record.identifiers) {
    const known = kind === 'bareNumber' ? 'any' : kind;
    const read = numberOf(number, { name: known });
    if (read !== undefined) identifiers[known] ??= read;
  }
  if (Object.keys(identifiers).length === 0) throw new Refused('no-number', 'the line names no number of a material');
  return identifiers;
};

type NumberColumn = 'quantity' | 'price' | 'amount' | 'perQuantity';

/** A number of a column, plain; what was read as the reader's language writes it is noted. @throws Refused */
const numberIn = (record: TableRecord, name: NumberColumn, faults: Faults): string | undefined => {
  const number = record.number(name);
  if (number === undefined) return undefined;
  const text = record.text(name) ?? '';
  if (number === 'not-numeric') throw new Refused('number', `${shown(text)} is not a number`, { name }, about(text));
  if (number === 'ambiguous')
    throw new Refused('ambiguous', `${shown(text)} has a sign for decimals or thousands`, { name }, about(text));
  if (number.isAssumed)
    faults.noted(
      'assumed-number',
      `${shown(text)} is read as ${number.decimal}`,
      { line: record.lineNumber, name },
      { ...about(text), meant: number.decimal },
    );
  return number.decimal;
};

const PER = /^(?:(?:pr|per|pro|fyri)\b\.?\s*)?(?<count>\d[\d.,\s]*)?\s*(?<unit>\p{L}[\p{L}\d²³.]*)?$/iu;

/** What a price is for: "100", "m", "pr. 100 m". @throws Refused for anything else */
const perOf = (record: TableRecord, faults: Faults): { count: string | undefined; unit: string | undefined } => {
  const text = record.text('perQuantity');
  if (text === undefined) return { count: undefined, unit: undefined };
  const { count, unit } = PER.exec(text)?.groups ?? {};
  if (unit === undefined) return { count: numberIn(record, 'perQuantity', faults), unit: undefined };
  return { count: count?.trim().replaceAll(/[\s.]/g, '') || undefined, unit };
};

/** A line of a table. @throws Refused naming the column that is wrong */
const readRow = (record: TableRecord, faults: Faults): IncomingOrderLine => {
  try {
    const identifiers = readIdentifiers(record);
    const per = perOf(record, faults);
    const price = priceFrom(numberIn(record, 'price', faults), per.count, { name: 'price' });
    const quantity = quantityFrom(numberIn(record, 'quantity', faults), { name: 'quantity' });
    return {
      at: record.lineNumber,
      lineNumber: numberOf(record.text('lineNumber'), { name: 'lineNumber' }),
      identifiers,
      name: nameOf(record.text('name')),
      ...inShopUnits({ quantity, unit: record.unit, ...price, perUnit: per.unit }),
      amount: amountFrom(numberIn(record, 'amount', faults), { name: 'amount' }),
      note: noteOf(record.text('note')),
      deliveryDate: calendarDateOf(record.text('deliveryDate')),
      accounting: nameOf(record.text('accounting')),
    };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, reason, place, values } = error.refusal;
    throw new Refused(code, reason, { ...place, line: record.lineNumber }, values);
  }
};

export type TableOrderReading = Pick<TableReading, 'decimalSign'> & {
  /** The column of the quantities that a person chose, from 1. */
  quantityColumn?: number | undefined;
};

/** How a refusal names the columns that may hold the quantities: each by its header, or its first cells. */
const named = (candidates: OrderTable['candidates']): string =>
  candidates
    .map(({ header, samples }) => (header === '' ? samples.join(', ') : header).replaceAll('|', '/'))
    .join(' | ');

/** @throws Refused for a table without numbers of materials or quantities, or with columns of which a person has to choose */
const checkColumns = ({ candidates, hasHeader, hasIdentifiers, records }: OrderTable, list: string): void => {
  const [first] = records;
  if (candidates.length > 0)
    throw new Refused(
      'quantity-column',
      `several columns or none of the ${list} are headed as a quantity, and these look like one: ${named(candidates)}`,
      { line: first?.lineNumber },
      { value: named(candidates), columns: candidates.map(({ column }) => column).join(' ') },
    );
  // Without a header it is the numbers that make it a table of quantities.
  const isQuantified = records.some((record) => {
    const number = record.number('quantity');
    return hasHeader ? number !== undefined : number !== undefined && number !== 'not-numeric';
  });
  if (!hasIdentifiers || !isQuantified)
    throw new Refused(
      'no-header',
      `no column of the ${list} is headed as a number of a material and none as a quantity`,
      { line: 1 },
    );
};

/** The one currency that the rows name; a second one is noted, and then no price has any. */
const currencyOf = ({ records }: OrderTable, faults: Faults): string | undefined => {
  const currencies = new Set(records.flatMap(({ currency }) => currency?.trim().toUpperCase() ?? []));
  const [currency] = currencies;
  if (currencies.size > 1)
    faults.noted(
      'several-currencies',
      'the lines name several currencies',
      {},
      { value: [...currencies].slice(0, 5).join(', ') },
    );
  if (currencies.size !== 1 || currency === undefined) return undefined;
  if (currency === '€') return 'EUR';
  return /^[A-Z]{3}$/.test(currency) ? currency : undefined;
};

/** The order that a table holds. @throws Refused when it holds none */
const orderOfTable = (table: OrderTable, list: 'table' | 'sheet'): ReadOrders => {
  checkColumns(table, list);
  const { records } = table;
  checkLineCount(records.length, { line: records.at(-1)?.lineNumber });
  const faults = new Faults();
  const lines = records.flatMap((record) => {
    if (table.isSplitByComma && record.isSplitDecimal(table.width)) {
      faults.add('lost', {
        code: 'ambiguous',
        reason: 'a comma separates cells or decimals',
        place: { line: record.lineNumber, name: 'quantity' },
      });
      return [];
    }
    return faults.try(() => readRow(record, faults)) ?? [];
  });
  const currency = currencyOf(table, faults);
  return { orders: [{ ...(currency !== undefined && { currency }), lines }], faults: faults.all };
};

/** Of a whole table: 400 for each of the lines that there may be. */
const MOST_TABLE_BYTES = 4 * 1024 * 1024;

/**
 * Reads order lines of a CSV file by the one reader of tables (`readOrderTable` of the domain): in UTF-8, UTF-16 or
 * Windows-1252, with or without a header. A table says nothing of the order itself but its currency.
 */
export const readCsvOrder = (bytes: Uint8Array, options: TableOrderReading = {}): Reading<ReadOrders> =>
  reading(() => {
    checkSize(bytes, MOST_TABLE_BYTES);
    return orderOfTable(readOrderTable(decodeUnknown(bytes), options), 'table');
  });

/** Reads order lines of a spreadsheet's rows, as a CSV file is read. */
export const readSheetOrder = (
  rows: readonly (readonly SheetCell[])[],
  options: TableOrderReading = {},
): Reading<ReadOrders> => reading(() => orderOfTable(readOrderSheet(rows, options), 'sheet'));
