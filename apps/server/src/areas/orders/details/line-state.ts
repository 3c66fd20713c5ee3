import {
  addQuantity,
  type CalendarDate,
  compareQuantity,
  NO_QUANTITY,
  type Quantity,
  remaining,
} from '@grossist/domain';
import type { OrderStatus } from '../../../db/index.ts';
import type { LineProgress } from '../../../gateways/erp/port.ts';

/** A line as it was ordered, and what of it went back. */
export interface LineOrdered {
  lineNumber: number;
  quantity: Quantity;
  /** What stock did not cover when it was ordered. */
  backOrdered: Quantity;
  backOrderDate: CalendarDate | undefined;
  /** Asked back and not refused. */
  returned: Quantity;
}

/** Where a line stands. */
export interface LineState {
  status: OrderStatus;
  picked: Quantity;
  underway: Quantity;
  delivered: Quantity;
  backOrdered: Quantity;
  backOrderDate: CalendarDate | undefined;
  returned: Quantity;
  returnable: Quantity;
}

const statusOf = (line: LineOrdered, progress: Omit<LineProgress, 'lineNumber'>, isConfirmed: boolean): OrderStatus => {
  const isThere = compareQuantity(progress.delivered, line.quantity) >= 0;
  if (isThere && compareQuantity(line.returned, line.quantity) >= 0) return 'returned';
  if (isThere) return 'delivered';
  if (progress.delivered > NO_QUANTITY) return 'partly-delivered';
  if (progress.underway > NO_QUANTITY) return 'on-the-way';
  if (progress.picked > NO_QUANTITY) return 'picked';
  if (progress.backOrdered > NO_QUANTITY) return 'back-ordered';
  return isConfirmed ? 'confirmed' : 'ordered';
};

/** Where a line stands by what the ERP tells of it; of a line that it tells nothing of, by what it was ordered as. */
export const lineStateOf = (line: LineOrdered, told: LineProgress | undefined, isConfirmed: boolean): LineState => {
  const { backOrdered, backOrderDate } = line;
  const nothing = { picked: NO_QUANTITY, underway: NO_QUANTITY, delivered: NO_QUANTITY, backOrdered, backOrderDate };
  const progress = told ?? nothing;
  return {
    picked: progress.picked,
    underway: progress.underway,
    delivered: progress.delivered,
    backOrdered: progress.backOrdered,
    backOrderDate: progress.backOrderDate,
    status: statusOf(line, progress, isConfirmed),
    returned: line.returned,
    returnable: remaining(progress.delivered, line.returned),
  };
};

const isDone = ({ status }: LineState): boolean => status === 'delivered' || status === 'returned';

/** How far an order is as a whole: as far as the furthest of it, and there only when everything is. */
export const orderStatusOf = (lines: readonly LineState[]): OrderStatus => {
  if (lines.length === 0) return 'ordered';
  if (lines.every(({ status }) => status === 'returned')) return 'returned';
  if (lines.every(isDone)) return 'delivered';
  const has = (...statuses: readonly OrderStatus[]) => lines.some(({ status }) => statuses.includes(status));
  if (has('delivered', 'partly-delivered', 'returned')) return 'partly-delivered';
  if (has('on-the-way')) return 'on-the-way';
  if (has('picked')) return 'picked';
  if (has('confirmed')) return 'confirmed';
  return has('ordered') ? 'ordered' : 'back-ordered';
};

export const isOwed = (lines: readonly LineState[]): boolean =>
  lines.some(({ backOrdered }) => backOrdered > NO_QUANTITY);

/** All that left or is to leave the house of a line. */
export const moved = ({ picked, underway, delivered }: LineState): Quantity =>
  addQuantity(addQuantity(picked, underway), delivered);
