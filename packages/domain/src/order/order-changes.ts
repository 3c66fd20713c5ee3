import {
  addQuantity,
  type Money,
  moneyToDecimal,
  NO_QUANTITY,
  type Quantity,
  quantityToDecimal,
} from '../decimal/index.ts';
import type { CalendarDate } from '../delivery/index.ts';

/** A line as the buyer was last shown it; what is undefined was not shown, or is not known, and is not compared. */
export interface LineShown {
  netAmount: Money | undefined;
  confirmed: Quantity | undefined;
  /** The displayed date on which all of it is there. */
  deliveryDate: CalendarDate | undefined;
}

/** The same line as it would be ordered now. confirmed + backOrdered is the quantity. */
export interface LineNow {
  lineId: string;
  netAmount: Money;
  confirmed: Quantity;
  backOrdered: Quantity;
  /** Undefined when not known, and without a back order. */
  backOrderDate: CalendarDate | undefined;
}

export interface PriceChange {
  kind: 'price-changed';
  lineId: string;
  quantity: Quantity;
  was: Money;
  now: Money;
}

/** Less comes from stock than was shown, or the rest comes later. */
export interface StockChange {
  kind: 'back-order';
  lineId: string;
  was: Pick<LineShown, 'confirmed' | 'deliveryDate'>;
  now: Pick<LineNow, 'confirmed' | 'backOrdered' | 'backOrderDate'>;
}

/** Of the order as a whole: nothing can be there on the day wanted, but on a later one. */
export interface DayChange {
  kind: 'delivery-date';
  was: CalendarDate;
  now: CalendarDate;
}

/** Of the order as a whole. */
export interface TotalChange {
  kind: 'total';
  was: Money;
  now: Money;
}

export type OrderChange = PriceChange | StockChange | DayChange | TotalChange;

/**
 * Names what is accepted by who accepts a change: exactly what would be ordered now, whatever was shown before. Another
 * price, quantity, date or line has another name, so that an old token never accepts a newer change.
 */
export const changeToken = (change: OrderChange): string => {
  switch (change.kind) {
    case 'price-changed':
      return `price:${change.lineId}:${quantityToDecimal(change.quantity)}:${moneyToDecimal(change.now)}`;
    case 'back-order': {
      const { confirmed, backOrdered, backOrderDate } = change.now;
      const amounts = `${quantityToDecimal(confirmed)}:${quantityToDecimal(backOrdered)}`;
      return `stock:${change.lineId}:${amounts}:${backOrderDate ?? 'unknown'}`;
    }
    case 'delivery-date':
      return `day:${change.was}:${change.now}`;
    case 'total':
      return `total:${moneyToDecimal(change.now)}`;
  }
};

const isLater = (now: CalendarDate | undefined, shown: CalendarDate): boolean => now === undefined || now > shown;

const isWorse = (shown: LineShown, now: LineNow): boolean => {
  if (now.backOrdered === NO_QUANTITY) return false;
  if (shown.confirmed !== undefined && now.confirmed < shown.confirmed) return true;
  return shown.deliveryDate !== undefined && isLater(now.backOrderDate, shown.deliveryDate);
};

/** In what a line is not as it was shown: any other price, but only a worse delivery. */
export const changesOfLine = (shown: LineShown, now: LineNow): (PriceChange | StockChange)[] => {
  const { lineId, netAmount, confirmed, backOrdered, backOrderDate } = now;
  const changes: (PriceChange | StockChange)[] = [];
  if (shown.netAmount !== undefined && shown.netAmount !== netAmount) {
    const quantity = addQuantity(confirmed, backOrdered);
    changes.push({ kind: 'price-changed', lineId, quantity, was: shown.netAmount, now: netAmount });
  }
  if (isWorse(shown, now)) {
    const was = { confirmed: shown.confirmed, deliveryDate: shown.deliveryDate };
    changes.push({ kind: 'back-order', lineId, was, now: { confirmed, backOrdered, backOrderDate } });
  }
  return changes;
};

/** Any other total than the one shown; none where none was shown. */
export const changeOfTotal = (shown: Money | undefined, now: Money): TotalChange | undefined =>
  shown === undefined || shown === now ? undefined : { kind: 'total', was: shown, now };

/** Returns the changes that were not accepted yet. */
export const notAccepted = <C extends OrderChange>(changes: readonly C[], accepted: ReadonlySet<string>): C[] =>
  changes.filter((change) => !accepted.has(changeToken(change)));
