/** Groups the lines of a cart or an order by the day on which they arrive. */

import { NO_QUANTITY, type Quantity } from '../decimal/index.ts';
import type { CalendarDate } from './calendar-date.ts';
import { type Consignment, consignments, type DatedLine } from './combined-delivery.ts';

/**
 * How sure a date is: `on` it from stock; `expected` from a supplier; `by` it, where several dates are shown as their last;
 * `unknown` when there is none.
 */
export type DateKind = 'on' | 'expected' | 'by' | 'unknown';

/** When something is there. A date is undefined exactly when its kind is `unknown`. */
export interface DeliveryDate {
  kind: DateKind;
  date: CalendarDate | undefined;
}

/** Lines that are there on one date, equally sure. */
export interface DateGroup extends DeliveryDate {
  count: number;
}

export interface PromisedLine extends DatedLine {
  /** Stock covers all of it. */
  isFirm: boolean;
}

export const deliveryDateOf = (date: CalendarDate | undefined, isFirm: boolean): DeliveryDate => ({
  kind: date === undefined ? 'unknown' : isFirm ? 'on' : 'expected',
  date,
});

/** Groups of several dates, shown as their last. */
interface LastDates extends DateGroup {
  kind: 'by';
}

/** Groups that a line of text lists; more would be unreadable. */
export const MOST_DATE_GROUPS = 4;

/**
 * Groups lines by the date on which they are there and by how sure it is: earliest first, what is sure before what is
 * expected, lines without a date last. Each line counts once. Kits come with their last material; combined, all come on the
 * last date, which is as sure as the least sure line. Beyond `most` dated groups the last ones are shown as one.
 */
export const dateGroups = (
  lines: readonly PromisedLine[],
  isCombined: boolean,
  most = MOST_DATE_GROUPS,
): DateGroup[] => {
  const found = consignments(lines, isCombined);
  const isTogether = isCombined && found.length === 1;
  const unsure = unsureIds(lines, isTogether);
  const groups = found.flatMap((consignment) => groupsOf(consignment, unsure));
  const dated = groups.filter(({ kind }) => kind !== 'unknown');
  return [...withLastMerged(dated, most), ...groups.filter(({ kind }) => kind === 'unknown')];
};

/** The ids of lines that wait for a supplier, or for a line that does. */
const unsureIds = (lines: readonly PromisedLine[], isTogether: boolean): ReadonlySet<string> => {
  const unsure = lines.filter(({ isFirm }) => !isFirm);
  if (isTogether && unsure.length > 0) return new Set(lines.map(({ lineId }) => lineId));
  const kits = new Set(unsure.flatMap(({ kitId }) => kitId ?? []));
  return new Set(lines.flatMap(({ lineId, kitId, isFirm }) => (!isFirm || (kitId && kits.has(kitId)) ? [lineId] : [])));
};

const groupsOf = ({ date, lineIds }: Consignment, unsure: ReadonlySet<string>): DateGroup[] => {
  if (date === undefined) return [{ kind: 'unknown', date, count: lineIds.length }];
  const expected = lineIds.filter((lineId) => unsure.has(lineId)).length;
  const groups: DateGroup[] = [
    { kind: 'on', date, count: lineIds.length - expected },
    { kind: 'expected', date, count: expected },
  ];
  return groups.filter(({ count }) => count > 0);
};

/** Lines that a supplier owes and that come on one date; undefined where there is none. */
export interface OwedLines {
  date: CalendarDate | undefined;
  count: number;
}

/** A group of owed lines; its date is never certain. */
export interface OwedGroup extends DateGroup {
  kind: 'expected' | 'by' | 'unknown';
}

/**
 * Groups lines that are owed by their dates, as `dateGroups` does: earliest first, lines without a date last, beyond `most`
 * dated groups the last ones as one.
 */
export const owedGroups = (owed: readonly OwedLines[], most = MOST_DATE_GROUPS): OwedGroup[] => {
  const counts = new Map<CalendarDate | undefined, number>();
  for (const { date, count } of owed) counts.set(date, (counts.get(date) ?? 0) + count);
  const unknown = counts.get(undefined) ?? 0;
  const dated = [...counts]
    .flatMap(([date, count]): OwedGroup[] =>
      date === undefined || count === 0 ? [] : [{ kind: 'expected', date, count }],
    )
    .toSorted((one, other) => ((one.date ?? '') < (other.date ?? '') ? -1 : 1));
  return [
    ...withLastMerged(dated, most),
    ...(unknown > 0 ? [{ kind: 'unknown' as const, date: undefined, count: unknown }] : []),
  ];
};

const withLastMerged = <Group extends DateGroup>(dated: readonly Group[], most: number): (Group | LastDates)[] => {
  const listed = dated.slice(0, Math.max(0, most - 1));
  const merged = dated.slice(listed.length);
  const last = merged.at(-1);
  if (last === undefined || merged.length === 1) return [...dated];
  const count = merged.reduce((sum, group) => sum + group.count, 0);
  return [...listed, { kind: 'by', date: last.date, count }];
};

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
