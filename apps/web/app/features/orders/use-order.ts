import { getOrder, type OrderDetails } from '@grossist/contracts';
import {
  type CalendarDate,
  type DateGroup,
  dateGroups,
  parseCalendarDate,
  promisedLines,
  quantityOf,
} from '@grossist/domain';
import { useOperationQuery } from '../../api/index.ts';

const STALE_MS = 60_000;

/** One sent order; a 404 for what is absent or another company's. */
export const useOrder = (orderId: string, settings: { enabled?: boolean } = {}) =>
  useOperationQuery(getOrder, { params: { orderId } }, { staleTime: STALE_MS, ...settings });

type DatedOrder = Pick<OrderDetails, 'Lines' | 'Deliveries' | 'DeliveryDate'>;

/** The last planned day of each line that is on its way, by its number. */
const plannedDates = ({ Deliveries }: Pick<OrderDetails, 'Deliveries'>): ReadonlyMap<number, CalendarDate> => {
  const dates = new Map<number, CalendarDate>();
  for (const { PlannedDate, DeliveredAt, Lines } of Deliveries) {
    const date = DeliveredAt === null && PlannedDate !== null ? parseCalendarDate(PlannedDate) : undefined;
    if (date === undefined) continue;
    for (const { LineNumber } of Lines) {
      const known = dates.get(LineNumber);
      if (known === undefined || known < date) dates.set(LineNumber, date);
    }
  }
  return dates;
};

/** Returns when the lines of an order that have not arrived yet are there; none once all have. */
export const orderDates = (order: DatedOrder): DateGroup[] => {
  const planned = plannedDates(order);
  const lines = order.Lines.map((line) => ({
    lineNumber: line.LineNumber,
    parentLineNumber: line.ParentLineNumber,
    backOrdered: quantityOf(line.BackOrderQuantity),
    backOrderDate: parseCalendarDate(line.BackOrderDate ?? ''),
    plannedDate: planned.get(line.LineNumber),
    isDelivered: line.DeliveredQuantity >= line.Quantity,
  }));
  return dateGroups(promisedLines(lines, parseCalendarDate(order.DeliveryDate ?? '')), false);
};
