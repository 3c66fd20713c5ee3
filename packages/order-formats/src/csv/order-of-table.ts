import type { OrderTable, TableReading } from '@grossist/domain';
import { checkLineCount } from '../bounds.ts';
import { Faults, type ReadOrders, Refused } from '../reading.ts';
import { readRow } from './read-row.ts';

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
export const orderOfTable = (table: OrderTable, list: 'table' | 'sheet'): ReadOrders => {
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
