import {
  type CalendarDate,
  deliveryColorOf,
  NO_QUANTITY,
  type Quantity,
  quantityOf,
  subtractQuantity,
} from '@grossist/domain';
import type { MaterialStock } from '../port.ts';
import type { DeliveryClock } from './delivery-clock.ts';
import type { ConditionRow } from './read-conditions.ts';
import type { Share } from './share-out.ts';
import { BLUE_DELIVERY_DAYS } from './terms.ts';

const quantity = (text: string | null): Quantity => (text === null ? NO_QUANTITY : quantityOf(text));

/** So many are told; what comes later is far off. */
const MOST_ARRIVALS = 10;

/** What a line's dates depend on beside its material. */
export interface Dates {
  clock: DeliveryClock;
  /** Of what lies where the goods leave from. */
  inStock: CalendarDate | undefined;
  /** No line is told an earlier date. */
  wanted: CalendarDate | undefined;
}

const notBefore = (date: CalendarDate | undefined, wanted: CalendarDate | undefined): CalendarDate | undefined =>
  date !== undefined && wanted !== undefined && wanted > date ? wanted : date;

const dateOf = ({ clock, inStock }: Dates, row: ConditionRow, share: Share): CalendarDate | undefined => {
  if (share.refused > NO_QUANTITY) return undefined;
  return share.backOrder === NO_QUANTITY ? inStock : clock.later(row.incoming, row.supply_status, share.waitingBefore);
};

/** Section 3, "Per-line pricing and stock". */
export const materialStock = (
  row: ConditionRow,
  wanted: Quantity,
  share: Share,
  dates: Dates,
  pickup: Quantity | undefined,
): MaterialStock => {
  const atp = quantity(row.atp);
  const supplyStatus = row.supply_status === '' ? undefined : row.supply_status;
  // What is phased out is sold while it lies there, and not beyond.
  const isSoldOut = row.status === '33';
  return {
    atp,
    total: quantity(row.total),
    clearance: quantity(row.clearance),
    fastbox: quantity(row.fastbox),
    pickup,
    confirmed: share.confirmed,
    exceeded: subtractQuantity(wanted, share.confirmed),
    deliveryDate: notBefore(dateOf(dates, row, share), dates.wanted),
    ...deliveryColorOf(atp, supplyStatus),
    isStocked: row.is_stocked,
    isProjectProduct: row.is_project_product,
    blueDeliveryDays: supplyStatus === undefined ? 0 : BLUE_DELIVERY_DAYS[supplyStatus],
    firstDate: dates.inStock,
    incoming: isSoldOut ? [] : dates.clock.arrivals(row.incoming).slice(0, MOST_ARRIVALS),
    anyQuantityFrom: isSoldOut ? undefined : dates.clock.onOrder(row.supply_status),
  };
};
