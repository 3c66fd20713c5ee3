/** Documents and sheets of orders and delivery notes, as files to download. */

import {
  deliveryNote as deliveryNoteCall,
  excelExport,
  excelExportOfMany,
  orderDocument as orderDocumentCall,
} from '@grossist/contracts';
import type { Locale } from '@grossist/domain';
import { writeEfonelfoOrder, writeJsonOrder, writeUblOrder } from '@grossist/order-formats';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import type { Typesetter } from '../../../gateways/typesetting/port.ts';
import { type DownloadDeps, download, type File } from '../../../http/download.ts';
import { breaksRule, notAllowed, notFound } from '../../../http/failure.ts';
import { routeOf } from '../../../http/file-routes.ts';
import type { SheetMaker } from '../../../sheet-maker/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { requestProgress } from '../details/progress.ts';
import { readOrder } from '../details/read-order.ts';
import { outgoingOrder } from '../queries/outgoing-order.ts';
import { excelFile } from './excel/excel-file.ts';
import { deliveryNote, orderDocument } from './pdf/order-document.ts';
import { readPrintedOrder } from './pdf/printed-order.ts';

type DocumentKind = 'pdf' | 'ubl' | 'efonelfo' | 'json';

interface OrderFileDeps {
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
const orderFile =
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
    const outgoing = await outgoingOrder(db)(orderId);
    switch (kind) {
      case 'ubl':
        return {
          name,
          ending: 'xml',
          type: 'application/xml; charset=utf-8',
          content: written(() => writeUblOrder(outgoing)),
        };
      case 'efonelfo':
        return {
          name,
          ending: 'txt',
          type: 'text/plain; charset=iso-8859-1',
          content: written(() => writeEfonelfoOrder(outgoing)),
        };
      case 'json':
        return {
          name,
          ending: 'json',
          type: 'application/json; charset=utf-8',
          content: written(() => writeJsonOrder(outgoing)),
        };
    }
  };

interface DeliveryNoteDeps {
  db: Database;
  erp: Pick<Erp, 'orderProgress'>;
  typesetter: Typesetter;
  now: () => number;
}

/**
 * What was in a delivery of one of the buyer's orders, as PDF.
 * @throws Failure 404 for another's order, and for a delivery that is not its or has not been packed
 */
const deliveryNoteFile =
  ({ db, erp, typesetter, now }: DeliveryNoteDeps) =>
  async (buyer: Buyer, orderId: string, deliveryId: string, signal: AbortSignal): Promise<File> => {
    const read = await readOrder(db)(buyer, orderId);
    const { progress } = await requestProgress(db, erp, now)(read, signal);
    const delivery = progress?.deliveries.find((each) => each.deliveryId === deliveryId);
    if (delivery === undefined || delivery.status === 'planned') throw notFound('delivery note');
    const printed = await readPrintedOrder(db, orderId);
    const printing = { locale: buyer.locale, showNetPrice: false, now: now() };
    const content = await typesetter.pdf(deliveryNote(printed, delivery, printing), signal);
    return { name: delivery.deliveryId, ending: 'pdf', type: 'application/pdf', content };
  };

export interface OrderPdfDeps {
  db: Database;
  typesetter: Typesetter;
  /** Milliseconds since 1970; defaults to the system clock. */
  now?: () => number;
}

/**
 * An order as PDF in a language, for who ordered it: without prices when they may not see net prices. Whose order it
 * is, the caller has asked before.
 * @throws Failure 404 when there is no such order, MakerBusy when too many documents wait
 */
export const orderPdf =
  ({ db, typesetter, now = Date.now }: OrderPdfDeps) =>
  async (orderId: string, locale: Locale, signal?: AbortSignal): Promise<Buffer> => {
    const order = await readPrintedOrder(db, orderId);
    const printing = { locale, showNetPrice: order.head.show_net_price, now: now() };
    return typesetter.pdf(orderDocument(order, printing), signal);
  };

export interface OrderFilesDeps extends DownloadDeps {
  db: Database;
  erp: Pick<Erp, 'orderProgress'>;
  typesetter: Typesetter;
  sheets: SheetMaker;
  /** Milliseconds since 1970; defaults to the system clock. */
  now?: () => number;
}

/**
 * Serves the files of orders. Answers 403 for documents with prices to callers who may not see them, 404 for the order
 * of somebody else, 422 for what a format or a file cannot hold. [ord-09] [ord-10]
 */
export const registerOrderFiles = (app: FastifyInstance, deps: OrderFilesDeps): void => {
  const withNow = { ...deps, now: deps.now ?? Date.now };
  const excel = excelFile(deps);
  const document = orderFile(withNow);
  const note = deliveryNoteFile(withNow);

  app.route({
    ...routeOf(excelExport),
    handler: download(deps, excelExport, async ({ params, query }, buyer, gone) => {
      const { orderType: kind, templateType: template, isKitDelivery: withParts } = query;
      return excel(buyer, { kind, template, withParts, ids: [params.id] }, gone);
    }),
  });
  app.route({
    ...routeOf(excelExportOfMany),
    handler: download(deps, excelExportOfMany, async ({ query }, buyer, gone) => {
      const { orderType: kind, templateType: template, isKitDelivery: withParts, orderIds: ids } = query;
      return excel(buyer, { kind, template, withParts, ids }, gone);
    }),
  });
  app.route({
    ...routeOf(orderDocumentCall),
    handler: download(deps, orderDocumentCall, async ({ params }, buyer, gone) =>
      document(buyer, params.orderId, params.kind, gone),
    ),
  });
  app.route({
    ...routeOf(deliveryNoteCall),
    handler: download(deps, deliveryNoteCall, async ({ params }, buyer, gone) =>
      note(buyer, params.orderId, params.deliveryId, gone),
    ),
  });
};
