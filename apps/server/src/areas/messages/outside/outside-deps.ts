import type { OutgoingOrder } from '@grossist/order-formats';
import type { Database } from '../../../db/index.ts';
import type { MailAddress } from '../../../gateways/mail/port.ts';
import type { SendMail } from '../send-mail.ts';

export type OrderFileFormat = 'ubl' | 'efonelfo';

/** Where orders are told; by settings alone, never by what anybody typed. */
export interface OrderDestinations {
  webhook: { url: string; secret: string } | undefined;
  files: { format: OrderFileFormat; folder?: string; mail?: MailAddress } | undefined;
}

export interface OutsideDeps {
  db: Database;
  destinations: OrderDestinations;
  sendMail: SendMail;
  mailFrom: MailAddress;
  outgoingOrder: (orderId: string) => Promise<OutgoingOrder>;
  /** A return as JSON can say it. */
  outgoingReturn: (returnOrderId: string) => Promise<object>;
  /** As global fetch. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  now: () => number;
}
