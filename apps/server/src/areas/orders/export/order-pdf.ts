import type { Locale } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { Typesetter } from '../../../gateways/typesetting/port.ts';
import { orderDocument } from './pdf/order-document.ts';
import { readPrintedOrder } from './pdf/printed-order.ts';

export interface OrderPdfDeps {
  db: Database;
  typesetter: Typesetter;
  /** Milliseconds since 1970; the machine's clock unless told. */
  now?: () => number;
}

/**
 * An order as PDF in a language, for who ordered it: without prices when they may not see net prices. Whose order it is,
 * the caller has asked before.
 * @throws Failure 404 when there is no such order, MakerBusy when too many documents wait
 */
export const orderPdf =
  ({ db, typesetter, now = Date.now }: OrderPdfDeps) =>
  async (orderId: string, locale: Locale, signal?: AbortSignal): Promise<Buffer> => {
    const order = await readPrintedOrder(db, orderId);
    const printing = { locale, showNetPrice: order.head.show_net_price, now: now() };
    return typesetter.pdf(orderDocument(order, printing), signal);
  };
