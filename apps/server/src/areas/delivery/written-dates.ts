import {
  calendarDate,
  type DateReader,
  dateGroups,
  deliveryDateOf,
  promisedLines,
  quantityOf,
  writeDeliveryDate,
  writeDeliveryDates,
} from '@grossist/domain';

/** A line of an order as it was confirmed. */
export interface ConfirmedDates {
  line_number: number;
  parent_line_number: number | null;
  back_ordered: string;
  back_order_date: string | null;
}

export type DocumentReader = Omit<DateReader, 'isDocument'>;

const dateOf = (date: string | null) => (date === null ? undefined : calendarDate(date));

/** Writes when the lines of an order come, as its confirmation promises: "8 lines Thu, Nov 26, 2026 · 3 by Dec 28, 2026". */
export const writtenOrderDates = (
  lines: readonly ConfirmedDates[],
  deliveryDate: string | null,
  reader: DocumentReader,
): string => {
  const ordered = lines.map((line) => ({
    lineNumber: line.line_number,
    parentLineNumber: line.parent_line_number,
    backOrdered: quantityOf(line.back_ordered),
    backOrderDate: dateOf(line.back_order_date),
  }));
  const groups = dateGroups(promisedLines(ordered, dateOf(deliveryDate)), false);
  return writeDeliveryDates(groups, { ...reader, isDocument: true });
};

/** Writes when the back order of a line comes: "by Dec 28, 2026", "date unknown". */
export const writtenBackOrderDate = (date: string | null, reader: DocumentReader): string =>
  writeDeliveryDate(deliveryDateOf(dateOf(date), false), { ...reader, isDocument: true });

/** Writes the day that an order or cart is delivered on: "Thu, Nov 26, 2026"; '' for none. */
export const writtenDeliveryDay = (date: string | null, reader: DocumentReader): string =>
  date === null ? '' : writeDeliveryDate(deliveryDateOf(dateOf(date), true), { ...reader, isDocument: true });
