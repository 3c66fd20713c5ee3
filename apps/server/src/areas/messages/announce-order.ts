import type { RawBuilder } from 'kysely';
import { publishStatement } from '../../outbox/index.ts';
import { ORDER_CONFIRMATION, ORDER_MESSAGE } from './topics.ts';

export interface AnnouncedOrder {
  orderId: string;
  /** Who ordered, and gets the confirmation. */
  contactId: string;
  /** Whether the cart asked for a confirmation; whether the person wants mails at all is asked when it is sent. */
  wantsMail: boolean;
}

/** What has an order confirmed by mail and told to the systems outside, to be sent with what writes it. */
export const announcingOrder = ({ orderId, contactId, wantsMail }: AnnouncedOrder): RawBuilder<unknown> =>
  publishStatement([
    { topic: ORDER_MESSAGE, key: orderId, payload: { orderId } },
    ...(wantsMail ? [{ topic: ORDER_CONFIRMATION, key: orderId, payload: { orderId, contactId } }] : []),
  ]);
