import type { IncomingOrder, OrderFault, OrderFormat, OrderRefusal } from '@grossist/order-formats';

export type DocumentFormat = OrderFormat | 'xlsx';

export type DocumentReading =
  | { ok: true; format: DocumentFormat; orders: readonly IncomingOrder[]; faults: readonly OrderFault[] }
  | { ok: false; refusal: OrderRefusal };
