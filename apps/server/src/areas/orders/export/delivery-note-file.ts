import type { Database } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import type { Typesetter } from '../../../gateways/typesetting/port.ts';
import type { File } from '../../../http/download.ts';
import { notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { askProgress } from '../details/ask-progress.ts';
import { readOrder } from '../details/read-order.ts';
import { deliveryNote } from './pdf/delivery-note.ts';
import { readPrintedOrder } from './pdf/printed-order.ts';

export interface DeliveryNoteDeps {
  db: Database;
  erp: Pick<Erp, 'orderProgress'>;
  typesetter: Typesetter;
  now: () => number;
}

/**
 * What was in a delivery of one of the buyer's orders, as PDF.
 * @throws Failure 404 for another's order, and for a delivery that is not its or has not been packed
 */
export const deliveryNoteFile =
  ({ db, erp, typesetter, now }: DeliveryNoteDeps) =>
  async (buyer: Buyer, orderId: string, deliveryId: string, signal: AbortSignal): Promise<File> => {
    const read = await readOrder(db)(buyer, orderId);
    const { progress } = await askProgress(db, erp, now)(read, signal);
    const delivery = progress?.deliveries.find((each) => each.deliveryId === deliveryId);
    if (delivery === undefined || delivery.status === 'planned') throw notFound('delivery note');
    const printed = await readPrintedOrder(db, orderId);
    const printing = { locale: buyer.locale, showNetPrice: false, now: now() };
    const content = await typesetter.pdf(deliveryNote(printed, delivery, printing), signal);
    return { name: delivery.deliveryId, ending: 'pdf', type: 'application/pdf', content };
  };
