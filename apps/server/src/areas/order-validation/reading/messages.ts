import type { IncomingOrder, OrderFault, OrderFormat, OrderRefusal, TableOrderReading } from '@grossist/order-formats';

export type DocumentFormat = OrderFormat | 'xlsx';

export interface DocumentToRead {
  bytes: Uint8Array;
  /** What the person who sent it says of a table. */
  options: TableOrderReading;
}

export type DocumentReading =
  | { ok: true; format: DocumentFormat; orders: readonly IncomingOrder[]; faults: readonly OrderFault[] }
  | { ok: false; refusal: OrderRefusal };
