import type { OrderDetails } from '@grossist/contracts';
import { type CalendarDate, compareQuantity, NO_QUANTITY, type Quantity, remaining } from '@grossist/domain';
import type { OrderStatus } from '../../../db/index.ts';
import type { LineProgress, OrderProgress } from '../../../gateways/erp/port.ts';

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

/** Progress of a line. */
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

/** State of a line by the ERP's progress; without progress, by the stock that it was ordered with. */
export const lineStateOf = (line: LineOrdered, reported: LineProgress | undefined, isConfirmed: boolean): LineState => {
  const { backOrdered, backOrderDate } = line;
  const nothing = { picked: NO_QUANTITY, underway: NO_QUANTITY, delivered: NO_QUANTITY, backOrdered, backOrderDate };
  const progress = reported ?? nothing;
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

type Step = OrderDetails['Progress'][number];

const earliest = (times: readonly (number | undefined)[]): number | undefined => {
  const known = times.filter((at) => at !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
};

/** How many lines have reached each step at least in part, and how many wholly. */
const REACHED = {
  picked: ['picked', 'on-the-way', 'partly-delivered', 'delivered', 'returned'],
  'on-the-way': ['on-the-way', 'partly-delivered', 'delivered', 'returned'],
  delivered: ['partly-delivered', 'delivered', 'returned'],
} as const satisfies Partial<Record<Step['Step'], readonly LineState['status'][]>>;

const isWhole = ({ status, backOrdered }: LineState): boolean => status !== 'partly-delivered' && backOrdered === 0;

/** The way of an order: when the first of it reached each step, and whether all of it has. */
export const stepsOf = (orderedAt: Date, progress: OrderProgress | undefined, states: readonly LineState[]): Step[] => {
  const deliveries = progress?.deliveries ?? [];
  const at: Record<keyof typeof REACHED, number | undefined> = {
    picked: earliest(deliveries.map(({ pickedAt }) => pickedAt)),
    'on-the-way': earliest(deliveries.map(({ shippedAt }) => shippedAt)),
    delivered: earliest(deliveries.map(({ deliveredAt }) => deliveredAt)),
  };
  const stepOf = (step: Step['Step'], when: number | undefined, isReached: boolean, isPartly: boolean): Step => ({
    Step: step,
    At: when === undefined ? null : new Date(when).toISOString(),
    IsReached: isReached,
    IsPartly: isReached && isPartly,
  });
  const moving = (step: keyof typeof REACHED): Step => {
    const there = states.filter(({ status }) => (REACHED[step] as readonly string[]).includes(status));
    return stepOf(step, at[step], there.length > 0, there.length < states.length || !there.every(isWhole));
  };
  const isFetched = deliveries.length > 0 && deliveries.every(({ isPickup }) => isPickup);
  return [
    stepOf('ordered', orderedAt.getTime(), true, false),
    stepOf('confirmed', progress?.confirmedAt, progress?.confirmedAt !== undefined, false),
    moving('picked'),
    // What is picked up by the buyer is never on the way.
    ...(isFetched ? [] : [moving('on-the-way')]),
    moving('delivered'),
  ];
};
