import type { CalendarDate, DeliveryType, Quantity } from '@grossist/domain';

export interface SoldLine {
  lineNumber: number;
  confirmed: Quantity;
  backOrdered: Quantity;
  backOrderDate: CalendarDate | undefined;
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
}

/** What leaves together: what stock covered first, then each day's back orders. */
export interface Parcel {
  /** 1 for the first. */
  place: number;
  date: CalendarDate;
  isBackOrder: boolean;
  lines: readonly { lineNumber: number; quantity: Quantity }[];
}
