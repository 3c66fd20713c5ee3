import {
  addDays,
  type CalendarDate,
  calendarDate,
  type DeliveryCalendar,
  deliveryColorOf,
  firstDeliveryDate,
  isWorkingDay,
  NO_QUANTITY,
  type Quantity,
  quantityOf,
  remaining,
} from '@grossist/domain';
import type { MaterialStock } from '../port.ts';
import type { ConditionRow } from './read-conditions.ts';
import { BLUE_DELIVERY_DAYS } from './terms.ts';

const quantity = (text: string | null): Quantity => (text === null ? NO_QUANTITY : quantityOf(text));

const MOST_DAYS_CLOSED = 30;

/** The first working day after a date: what comes in that day goes out the next. */
const workingDayAfter = (calendar: DeliveryCalendar, date: CalendarDate): CalendarDate => {
  let next = addDays(date, 1);
  for (let days = 0; days < MOST_DAYS_CLOSED && !isWorkingDay(calendar, next); days += 1) next = addDays(next, 1);
  return next;
};

/** The date on which what is to come covers a shortage; undefined when it never does. */
export const dateOfIncoming = (
  calendar: DeliveryCalendar,
  incoming: readonly { date: string; quantity: string }[],
  shortage: Quantity,
  earliest: CalendarDate | undefined,
): CalendarDate | undefined => {
  let covered = 0;
  for (const arrival of incoming) {
    covered += quantityOf(arrival.quantity);
    if (covered >= shortage) {
      const date = workingDayAfter(calendar, calendarDate(arrival.date));
      return earliest !== undefined && earliest > date ? earliest : date;
    }
  }
  return undefined;
};

const afterWorkingDays = (calendar: DeliveryCalendar, start: CalendarDate, days: number): CalendarDate => {
  let date = start;
  for (let left = days; left > 0; left -= 1) date = workingDayAfter(calendar, date);
  return date;
};

/** When what stock does not cover can be there: by what is on its way, else by ordering it from the supplier. */
export const backOrderDate = (
  calendar: DeliveryCalendar,
  now: number,
  row: Pick<ConditionRow, 'incoming' | 'supply_status'>,
  shortage: Quantity,
): CalendarDate | undefined => {
  const first = firstDeliveryDate(calendar, now);
  const arrives = dateOfIncoming(calendar, row.incoming ?? [], shortage, first);
  if (arrives !== undefined || first === undefined || row.supply_status === '') return arrives;
  return afterWorkingDays(calendar, first, BLUE_DELIVERY_DAYS[row.supply_status]);
};

/** Section 3, "Per-line pricing and stock". */
export const materialStock = (
  calendar: DeliveryCalendar,
  now: number,
  row: ConditionRow,
  wanted: Quantity,
): MaterialStock => {
  const atp = quantity(row.atp);
  const supplyStatus = row.supply_status === '' ? undefined : row.supply_status;
  const shortage = remaining(wanted, atp);
  return {
    atp,
    total: quantity(row.total),
    clearance: quantity(row.clearance),
    fastbox: quantity(row.fastbox),
    deliveryDate: shortage === 0 ? firstDeliveryDate(calendar, now) : backOrderDate(calendar, now, row, shortage),
    ...deliveryColorOf(atp, supplyStatus),
    isStocked: row.is_stocked,
    isProjectProduct: row.is_project_product,
    blueDeliveryDays: supplyStatus === undefined ? 0 : BLUE_DELIVERY_DAYS[supplyStatus],
  };
};
