import type {
  Currency,
  DayChange,
  LineObstacle,
  PriceChange,
  Quantity,
  StockChange,
  TotalChange,
} from '@grossist/domain';

export type RefusalCode = 'price-changed' | 'back-order' | 'delivery-date' | LineObstacle;

/** A line that keeps an order from being taken, and why. */
export interface LineRefusal {
  lineId: string;
  sapMaterialNumber: string;
  code: RefusalCode;
  available: Quantity | undefined;
  /** What is not as the buyer was shown it, and may be accepted; absent: it stands in the way whatever they say. */
  change?: PriceChange | StockChange | DayChange;
}

export interface Refusal {
  lines: readonly LineRefusal[];
  /** The total, when it is another than the buyer was shown. */
  total?: TotalChange | undefined;
  /** Of all amounts: the cart's account's. */
  currency: Currency;
}

/** Thrown inside the order's transaction, so that nothing of it stays; told to the buyer line by line. */
export class OrderRefused extends Error implements Refusal {
  override name = 'OrderRefused';
  readonly lines: readonly LineRefusal[];
  readonly total: TotalChange | undefined;
  readonly currency: Currency;

  constructor({ lines, total, currency }: Refusal) {
    super('The order was refused');
    this.lines = lines;
    this.total = total;
    this.currency = currency;
  }
}
