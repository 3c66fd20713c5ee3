import type { CalendarDate, DeliveryType, Quantity } from '@grossist/domain';

export interface SoldLine {
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
