import { NO_QUANTITY, type Quantity } from '../decimal/index.ts';
import type { CalendarDate } from './calendar-date.ts';
import { type DeliveryDate, deliveryDateOf, type PromisedLine } from './date-groups.ts';

/** A line of a sent order as far as it decides when it is there. */
export interface OrderedLine {
  lineNumber: number;
  /** Of a kit's material: the line of the kit. */
  parentLineNumber: number | null;
  /** What is still owed of it. */
  backOrdered: Quantity;
  /** When that is expected; undefined when not known. */
  backOrderDate: CalendarDate | undefined;
  /** The last day on which something of it that left the house, or is to, arrives. */
  plannedDate?: CalendarDate | undefined;
  /** All of it has arrived. */
  isDelivered?: boolean;
}

/** When all of a line is there: with its back order, else with its delivery, else on the day of its order. */
export const dateOfOrderedLine = (
  { backOrdered, backOrderDate, plannedDate }: Pick<OrderedLine, 'backOrdered' | 'backOrderDate' | 'plannedDate'>,
  deliveryDate: CalendarDate | undefined,
): DeliveryDate =>
  backOrdered > NO_QUANTITY ? deliveryDateOf(backOrderDate, false) : deliveryDateOf(plannedDate ?? deliveryDate, true);

/**
 * Returns the lines of an order that are still to come, with their dates, as `dateGroups` takes them. The line of a kit is
 * no line of its own: its materials are.
 */
export const promisedLines = (
  lines: readonly OrderedLine[],
  deliveryDate: CalendarDate | undefined,
): PromisedLine[] => {
  const kits = new Set(lines.map(({ parentLineNumber }) => parentLineNumber));
  return lines.flatMap((line): PromisedLine[] => {
    if (kits.has(line.lineNumber) || line.isDelivered === true) return [];
    const { kind, date } = dateOfOrderedLine(line, deliveryDate);
    const kitId = line.parentLineNumber === null ? null : String(line.parentLineNumber);
    return [{ lineId: String(line.lineNumber), deliveryDate: date, kitId, isFirm: kind === 'on' }];
  });
};
