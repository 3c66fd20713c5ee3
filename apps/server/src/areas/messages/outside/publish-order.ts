/** Publishes orders and returns to the other systems of the settings. */

import { MESSAGE_OUTCOMES } from '@grossist/domain';
import type { OutgoingOrder } from '@grossist/order-formats';
import { z } from 'zod';
import type { Database } from '../../../db/index.ts';
import type { MailAddress } from '../../../gateways/mail/port.ts';
import { type Handler, publish } from '../../../outbox/index.ts';
import { ORDER_FILE, ORDER_MAIL, ORDER_WEBHOOK } from '../announcements.ts';
import type { SendMail } from '../mail-frame.ts';

export type OrderFileFormat = 'ubl' | 'efonelfo';

/** Systems to which orders are sent; from the settings only, never from input. */
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
  /** Loads a return as JSON. */
  outgoingReturn: (returnOrderId: string) => Promise<object>;
  /** As global fetch. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  now: () => number;
}

/** Payload of a message about an order or a return. */
const OrderPayload = z.union([z.object({ orderId: z.uuid() }), z.object({ returnOrderId: z.uuid() })]);
export type OrderPayload = z.infer<typeof OrderPayload>;

/** Parses the payload. @throws ZodError for any other payload */
export const parseOrderPayload = (payload: unknown): OrderPayload => OrderPayload.parse(payload);

const topicsOf = ({ webhook, files }: OrderDestinations, order: OrderPayload): readonly string[] => [
  ...(webhook === undefined ? [] : [ORDER_WEBHOOK]),
  // Neither UBL's Order nor EFONELFO's order file can express a return.
  ...('orderId' in order && files?.folder !== undefined ? [ORDER_FILE] : []),
  ...('orderId' in order && files?.mail !== undefined ? [ORDER_MAIL] : []),
];

/** Publishes a separate message for each receiving system, so that an outage of one does not delay the others. */
export const publishOrderMessages =
  ({ db, destinations }: Pick<OutsideDeps, 'db' | 'destinations'>): Handler =>
  async ({ payload }) => {
    const order = parseOrderPayload(payload);
    const key = 'orderId' in order ? order.orderId : `return:${order.returnOrderId}`;
    const topics = topicsOf(destinations, order);
    await publish(
      db,
      topics.map((topic) => ({ topic, key, payload: order })),
    );
    return topics.length === 0 ? MESSAGE_OUTCOMES.noSystem : topics.join(', ');
  };
