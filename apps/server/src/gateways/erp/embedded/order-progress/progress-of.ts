import {
  addQuantity,
  type CalendarDate,
  compareQuantity,
  type DeliveryType,
  NO_QUANTITY,
  type Quantity,
  remaining,
} from '@grossist/domain';
import type { DeliveryProgress, DeliveryStatus, LineProgress, OrderProgress } from '../../port.ts';

interface SoldLine {
  lineNumber: number;
  confirmed: Quantity;
  backOrdered: Quantity;
  backOrderDate: CalendarDate | undefined;
}

/** What leaves the house together, as far as it is known. Times in milliseconds since 1970, also those to come. */
export interface Delivery {
  deliveryId: string;
  carrier: string;
  trackingNumber: string;
  trackingUrl: string | undefined;
  plannedDate: CalendarDate | undefined;
  pickedAt: number | undefined;
  shippedAt: number | undefined;
  deliveredAt: number | undefined;
  lines: readonly { lineNumber: number; quantity: Quantity }[];
}

/** An order as the ERP has it. */
export interface SoldOrder {
  salesOrderId: string;
  /** Milliseconds since 1970. */
  takenAt: number;
  deliveryType: DeliveryType;
  isPickup: boolean;
  /** What it was promised for; undefined for orders of the time before it was remembered. */
  deliveryDate: CalendarDate | undefined;
  lines: readonly SoldLine[];
  /** Those that were imported, earliest first. */
  deliveries: readonly Delivery[];
}

type Moved = Pick<LineProgress, 'picked' | 'underway' | 'delivered'>;

const NOTHING_MOVED: Moved = { picked: NO_QUANTITY, underway: NO_QUANTITY, delivered: NO_QUANTITY };

const COUNTED = { picked: 'picked', 'on-the-way': 'underway', delivered: 'delivered' } as const;

const isReached = (at: number | undefined, now: number): boolean => at !== undefined && now >= at;

const statusAt = ({ pickedAt, shippedAt, deliveredAt }: Delivery, now: number): DeliveryStatus => {
  if (isReached(deliveredAt, now)) return 'delivered';
  if (isReached(shippedAt, now)) return 'on-the-way';
  return isReached(pickedAt, now) ? 'picked' : 'planned';
};

const progressOfDelivery = (delivery: Delivery, isPickup: boolean, now: number): DeliveryProgress => {
  const reached = (at: number | undefined) => (isReached(at, now) ? at : undefined);
  return {
    ...delivery,
    status: statusAt(delivery, now),
    pickedAt: reached(delivery.pickedAt),
    shippedAt: reached(delivery.shippedAt),
    deliveredAt: reached(delivery.deliveredAt),
    isPickup,
  };
};

const movedByLine = (deliveries: readonly DeliveryProgress[]): ReadonlyMap<number, Moved> => {
  const moved = new Map<number, Moved>();
  for (const { status, lines } of deliveries) {
    if (status === 'planned') continue;
    const counted = COUNTED[status];
    for (const { lineNumber, quantity } of lines) {
      const before = moved.get(lineNumber) ?? NOTHING_MOVED;
      moved.set(lineNumber, { ...before, [counted]: addQuantity(before[counted], quantity) });
    }
  }
  return moved;
};

const orderedOf = ({ confirmed, backOrdered }: SoldLine): Quantity => addQuantity(confirmed, backOrdered);

const smaller = (left: Quantity, right: Quantity): Quantity => (compareQuantity(left, right) <= 0 ? left : right);

/** What stock covered is delivered first: a back order is owed until more has been packed. */
const progressOfLine = (line: SoldLine, moved: Moved): LineProgress => {
  const packed = addQuantity(addQuantity(moved.picked, moved.underway), moved.delivered);
  const backOrdered = smaller(line.backOrdered, remaining(orderedOf(line), packed));
  return {
    lineNumber: line.lineNumber,
    ...moved,
    backOrdered,
    // The header of a kit waits for its materials and has no back order of its own.
    backOrderDate: compareQuantity(packed, orderedOf(line)) < 0 ? line.backOrderDate : undefined,
  };
};

/** Computes how far an order is at an instant from when it was confirmed and from its deliveries. */
export const progressOf = (
  { salesOrderId, isPickup, lines }: SoldOrder,
  { confirmedAt, deliveries }: { confirmedAt: number; deliveries: readonly Delivery[] },
  now: number,
): OrderProgress => {
  const reached = deliveries.map((delivery) => progressOfDelivery(delivery, isPickup, now));
  const moved = movedByLine(reached);
  const movedOf = ({ lineNumber }: SoldLine): Moved => moved.get(lineNumber) ?? NOTHING_MOVED;
  const times = deliveries.flatMap(({ pickedAt, shippedAt, deliveredAt }) => [pickedAt, shippedAt, deliveredAt]);
  const coming = [confirmedAt, ...times].filter((at): at is number => at !== undefined && at > now);
  const isDelivered = lines.every((line) => compareQuantity(movedOf(line).delivered, orderedOf(line)) >= 0);
  return {
    salesOrderId,
    confirmedAt: now >= confirmedAt ? confirmedAt : undefined,
    lines: lines.map((line) => progressOfLine(line, movedOf(line))),
    deliveries: reached,
    isFinished: coming.length === 0 && isDelivered,
    nextChange: coming.length === 0 ? undefined : Math.min(...coming),
  };
};
