import type { ReturnStatus, Transaction } from '../../db/index.ts';
import { publish } from '../../outbox/index.ts';
import { RETURN_NEWS } from './topics.ts';

export interface AnnouncedReturn {
  returnOrderId: string;
  orderId: string;
  /** Who gave back, and is told. */
  contactId: string;
  /** Where it stands now. */
  status: ReturnStatus;
}

/** Has those who gave back told by mail how far it is, each step once. One statement. */
export const announceReturns = (tx: Transaction, returns: readonly AnnouncedReturn[]): Promise<void> =>
  publish(
    tx,
    returns.map((payload) => ({
      topic: RETURN_NEWS,
      key: `${payload.returnOrderId}:${payload.status}`,
      payload,
    })),
  );
