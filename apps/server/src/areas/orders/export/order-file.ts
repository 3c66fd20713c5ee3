import { writeEfonelfoOrder, writeJsonOrder, writeUblOrder } from '@grossist/order-formats';
import type { Database } from '../../../db/index.ts';
import type { Typesetter } from '../../../gateways/typesetting/port.ts';
import type { File } from '../../../http/download.ts';
import { breaksRule, notAllowed } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { readOrder } from '../details/read-order.ts';
import { outgoingOrder } from '../queries/outgoing-order.ts';
import { orderDocument } from './pdf/order-document.ts';
import { readPrintedOrder } from './pdf/printed-order.ts';

export type DocumentKind = 'pdf' | 'ubl' | 'efonelfo' | 'json';

export interface OrderFileDeps {
  db: Database;
  typesetter: Typesetter;
  now: () => number;
}

/** A format that has no way to tell an order says so by a RangeError. @throws Failure 422 `not-possible-as-document` */
const written = (write: () => string | Uint8Array): Buffer => {
  try {
    return Buffer.from(write());
  } catch (error) {
    if (error instanceof RangeError) throw breaksRule('not-possible-as-document', error.message);
    throw error;
  }
};

/**
 * A document of one of the buyer's orders.
 * @throws Failure 404 for another's order, 403 for a document with prices to who may not see them, 422 when the
 * format has no way to tell the order
 */
export const orderFile =
  ({ db, typesetter, now }: OrderFileDeps) =>
  async (buyer: Buyer, orderId: string, kind: DocumentKind, signal: AbortSignal): Promise<File> => {
    const { order } = await readOrder(db)(buyer, orderId);
    const name = order.sales_order_id;
    if (kind === 'pdf') {
      const printed = await readPrintedOrder(db, orderId);
      const { locale, showNetPrice } = buyer;
      const content = await typesetter.pdf(orderDocument(printed, { locale, showNetPrice, now: now() }), signal);
      return { name, ending: 'pdf', type: 'application/pdf', content };
    }
    if (kind !== 'efonelfo' && !buyer.showNetPrice) throw notAllowed('This document tells net prices');
    const told = await outgoingOrder(db)(orderId);
    switch (kind) {
      case 'ubl':
        return {
          name,
          ending: 'xml',
          type: 'application/xml; charset=utf-8',
          content: written(() => writeUblOrder(told)),
        };
      case 'efonelfo':
        return {
          name,
          ending: 'txt',
          type: 'text/plain; charset=iso-8859-1',
          content: written(() => writeEfonelfoOrder(told)),
        };
      case 'json':
        return {
          name,
          ending: 'json',
          type: 'application/json; charset=utf-8',
          content: written(() => writeJsonOrder(told)),
        };
    }
  };
