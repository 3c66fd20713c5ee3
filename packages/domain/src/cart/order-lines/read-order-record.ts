import { type Quantity, quantityFromInput, quantityOf } from '../../decimal/index.ts';
import type { OrderTable, TableRecord } from '../../order-table/index.ts';

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
