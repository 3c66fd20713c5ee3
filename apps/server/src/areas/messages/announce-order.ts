import type { Transaction } from '../../db/index.ts';
import { tell } from '../../outbox/index.ts';
import { ORDER_CONFIRMATION, ORDER_MESSAGE } from './topics.ts';

export interface AnnouncedOrder {
  orderId: string;
  /** Who ordered, and gets the confirmation. */
  contactId: string;
  /** Whether the cart asked for a confirmation; whether the person wants mails at all is asked when it is sent. */
  wantsMail: boolean;
}

/** Has an order confirmed by mail and told to the systems outside, once it is there to stay. One statement. */
export const announceOrder = (tx: Transaction, { orderId, contactId, wantsMail }: AnnouncedOrder): Promise<void> =>
  tell(tx, [
    { topic: ORDER_MESSAGE, key: orderId, payload: { orderId } },
    ...(wantsMail ? [{ topic: ORDER_CONFIRMATION, key: orderId, payload: { orderId, contactId } }] : []),
  ]);
