import type { CalendarDate } from './calendar-date.ts';

export interface DatedLine {
  lineId: string;
  /** Absent when the date is not known. */
  deliveryDate: CalendarDate | undefined;
  /** The kit that the line is packed into. */
  kitId?: string | null;
  /** Picked by the automated storage, which can't hold a kit open for materials of other shelves. */
  isAutomatedStorage?: boolean;
}

/** Section 3, "Combined-delivery options". */
export interface CombinedDelivery {
  /** Lines would come on different dates, so that there is something to combine. */
  isShown: boolean;
  /** Some line's date is not known: there is no last date to wait for. */
  isDisabled: boolean;
  /** The latest line's date, on which all would come; absent unless it can be chosen. */
  date: CalendarDate | undefined;
  /** Kits that mix materials of automated storage and others: they come together on any account. */
  mixedKits: readonly string[];
}

/** Whether all lines may come together on the day of the last one. [erp-02] */
export const combinedDelivery = (lines: readonly DatedLine[]): CombinedDelivery => {
  const dates = new Set(lines.map(({ deliveryDate }) => deliveryDate));
  const isShown = dates.size > 1;
  const isDisabled = isShown && dates.has(undefined);
  return { isShown, isDisabled, date: isShown && !isDisabled ? latestDate(lines) : undefined, mixedKits: mixed(lines) };
};

/** The last of the dates that are known. */
export const latestDate = (lines: readonly Pick<DatedLine, 'deliveryDate'>[]): CalendarDate | undefined =>
  lines.reduce<CalendarDate | undefined>(
    (latest, { deliveryDate }) =>
      deliveryDate !== undefined && (latest === undefined || deliveryDate > latest) ? deliveryDate : latest,
    undefined,
  );

export interface Consignment {
  /** Absent for what has no date yet. */
  date: CalendarDate | undefined;
  lineIds: readonly string[];
}

/**
 * What comes when, earliest first and what has no date last. A kit comes whole, with its last material; combined, all
 * lines come on the last date, where it is known.
 */
export const consignments = (lines: readonly DatedLine[], combined: boolean): Consignment[] => {
  const together = combined ? combinedDelivery(lines).date : undefined;
  const kits = datesOfKits(lines);
  const byDate = new Map<CalendarDate | undefined, string[]>();
  for (const { lineId, deliveryDate, kitId } of lines) {
    const date = together ?? (kitId ? kits.get(kitId) : deliveryDate);
    const ids = byDate.get(date);
    if (ids) ids.push(lineId);
    else byDate.set(date, [lineId]);
  }
  return [...byDate].map(([date, lineIds]) => ({ date, lineIds })).toSorted(earliestFirst);
};

const datesOfKits = (lines: readonly DatedLine[]): Map<string, CalendarDate | undefined> => {
  const dates = new Map<string, CalendarDate | undefined>();
  for (const { kitId, deliveryDate } of lines) {
    if (!kitId) continue;
    const before = dates.get(kitId);
    const isUnknown = deliveryDate === undefined || (dates.has(kitId) && before === undefined);
    dates.set(kitId, isUnknown ? undefined : latestDate([{ deliveryDate: before }, { deliveryDate }]));
  }
  return dates;
};

const earliestFirst = ({ date: left }: Consignment, { date: right }: Consignment): number => {
  if (left === right) return 0;
  if (left === undefined || right === undefined) return left === undefined ? 1 : -1;
  return left < right ? -1 : 1;
};

const mixed = (lines: readonly DatedLine[]): string[] => {
  const storages = new Map<string, Set<boolean>>();
  for (const { kitId, isAutomatedStorage = false } of lines) {
    if (!kitId) continue;
    const seen = storages.get(kitId) ?? new Set();
    storages.set(kitId, seen.add(isAutomatedStorage));
  }
  return [...storages].flatMap(([kitId, seen]) => (seen.size > 1 ? [kitId] : []));
};
