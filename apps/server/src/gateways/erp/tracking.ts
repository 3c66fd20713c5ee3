import type { CalendarDate, Quantity } from '@grossist/domain';

/** How far a line is. What is neither picked, underway nor delivered is only promised. */
export interface LineProgress {
  lineNumber: number;
  /** Lies packed and has not left the house. */
  picked: Quantity;
  underway: Quantity;
  delivered: Quantity;
  /** Still owed for want of stock, with the day on which it is to come; 0 and undefined without. */
  backOrdered: Quantity;
  backOrderDate: CalendarDate | undefined;
}

export type DeliveryStatus = 'planned' | 'picked' | 'on-the-way' | 'delivered';

/** What leaves the house together. Times in milliseconds since 1970; undefined before they are reached. */
export interface DeliveryProgress {
  /** The ERP's number of it. */
  deliveryId: string;
  status: DeliveryStatus;
  /** Who brings it; '' when it is picked up or nobody knows. */
  carrier: string;
  trackingNumber: string;
  /** Where the carrier tells more. */
  trackingUrl: string | undefined;
  plannedDate: CalendarDate | undefined;
  pickedAt: number | undefined;
  shippedAt: number | undefined;
  deliveredAt: number | undefined;
  /** Fetched by the customer instead of brought. */
  isPickup: boolean;
  lines: readonly { lineNumber: number; quantity: Quantity }[];
}

/** Where an order stands. */
export interface OrderProgress {
  salesOrderId: string;
  /** When the ERP confirmed it; undefined while it has not. */
  confirmedAt: number | undefined;
  /** Lines of which the ERP tells nothing are left out. */
  lines: readonly LineProgress[];
  /** Earliest first. */
  deliveries: readonly DeliveryProgress[];
  /** Nothing more will happen to it. */
  isFinished: boolean;
  /** When something is expected to change next; undefined when nobody knows. */
  nextChange: number | undefined;
}
