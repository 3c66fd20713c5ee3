/** Topics of the outbox, and messages about orders and returns. */

import type { RawBuilder } from 'kysely';
import type { ReturnStatus, Transaction } from '../../db/index.ts';
import { publish, publishStatement } from '../../outbox/index.ts';

/** The confirmation mail of an order. */
export const ORDER_CONFIRMATION = 'order-confirmation';
/** An order or return for other systems: publishes one message for each system of the settings. */
export const ORDER_MESSAGE = 'order-message';
export const ORDER_WEBHOOK = 'order-webhook';
export const ORDER_FILE = 'order-file';
export const ORDER_MAIL = 'order-mail';
/** A mail about the status of a return. */
export const RETURN_NEWS = 'return-news';
/** A company's request to become a customer. */
export const CUSTOMER_REQUEST = 'customer-request';
/** A message from the forms for projects. */
export const PROJECT_MAIL = 'project-mail';

export interface AnnouncedOrder {
  orderId: string;
  /** The person who ordered and gets the confirmation. */
  contactId: string;
  /** True: a confirmation was requested in the cart. The person's mail permission is checked when it is sent. */
  wantsMail: boolean;
}

/** Builds the statement that publishes an order's confirmation mail and its messages to other systems, for the transaction that writes the order. */
export const announcingOrder = ({ orderId, contactId, wantsMail }: AnnouncedOrder): RawBuilder<unknown> =>
  publishStatement([
    { topic: ORDER_MESSAGE, key: orderId, payload: { orderId } },
    ...(wantsMail ? [{ topic: ORDER_CONFIRMATION, key: orderId, payload: { orderId, contactId } }] : []),
  ]);

export interface AnnouncedReturn {
  returnOrderId: string;
  orderId: string;
  /** The person who returned the goods and gets the mail. */
  contactId: string;
  /** The current status. */
  status: ReturnStatus;
}

/** Publishes a mail about the status of each return, once for each status. One statement. */
export const announceReturns = (tx: Transaction, returns: readonly AnnouncedReturn[]): Promise<void> =>
  publish(
    tx,
    returns.map((payload) => ({
      topic: RETURN_NEWS,
      key: `${payload.returnOrderId}:${payload.status}`,
      payload,
    })),
  );
