import { ExcelExportOfMany, ExcelExportOfOne, Id, ORDER_DOCUMENT_KINDS, OrderDocumentQuery } from '@grossist/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import type { Typesetter } from '../../../gateways/typesetting/port.ts';
import { deliveryNoteFile } from './delivery-note-file.ts';
import { checked, type DownloadDeps, download } from './download.ts';
import type { SheetMaker } from './excel/sheet-maker.ts';
import { excelFile } from './excel-file.ts';
import { orderFile } from './order-file.ts';

export interface OrderFilesDeps extends DownloadDeps {
  db: Database;
  erp: Pick<Erp, 'orderProgress'>;
  typesetter: Typesetter;
  sheets: SheetMaker;
  /** Milliseconds since 1970; the machine's clock unless told. */
  now?: () => number;
}

const OfOne = z.object({ id: Id });
const OfDocument = z.object({ orderId: Id, kind: z.enum(ORDER_DOCUMENT_KINDS) });
const OfDelivery = z.object({ orderId: Id, deliveryId: z.string().min(1).max(60) });

/**
 * Files of orders: `GET /api/ordersOverview/excelExport/:id`, `GET /api/ordersOverview/excelExport`,
 * `GET /api/orders/:orderId/documents/:kind` and `GET /api/orders/:orderId/delivery-notes/:deliveryId`. What their
 * addresses take stands in the contracts (`orders/order-files.ts`). 400 malformed, 401 signed out, 403 for documents with
 * prices to who may not see them, 404 for another's, 422 for what a format or a file does not hold. [ord-09] [ord-10]
 */
export const registerOrderFiles = (app: FastifyInstance, deps: OrderFilesDeps): void => {
  const withNow = { ...deps, now: deps.now ?? Date.now };
  const excel = excelFile(deps);
  const document = orderFile(withNow);
  const note = deliveryNoteFile(withNow);
  const named = (operation: string) => ({ config: { operation } });

  app.get(
    '/api/ordersOverview/excelExport/:id',
    named('excelExport'),
    download(deps, async ({ params, query }, buyer, gone) => {
      const { id } = checked(OfOne, params);
      const { orderType: kind, templateType: template, isKitDelivery: withParts } = checked(ExcelExportOfOne, query);
      return excel(buyer, { kind, template, withParts, ids: [id] }, gone);
    }),
  );
  app.get(
    '/api/ordersOverview/excelExport',
    named('excelExportOfMany'),
    download(deps, async ({ query }, buyer, gone) => {
      const wanted = checked(ExcelExportOfMany, query);
      const { orderType: kind, templateType: template, isKitDelivery: withParts, orderIds: ids } = wanted;
      return excel(buyer, { kind, template, withParts, ids }, gone);
    }),
  );
  app.get(
    '/api/orders/:orderId/documents/:kind',
    named('orderDocument'),
    download(deps, async ({ params, query }, buyer, gone) => {
      const { orderId, kind } = checked(OfDocument, params);
      checked(OrderDocumentQuery, query);
      return document(buyer, orderId, kind, gone);
    }),
  );
  app.get(
    '/api/orders/:orderId/delivery-notes/:deliveryId',
    named('deliveryNote'),
    download(deps, async ({ params, query }, buyer, gone) => {
      const { orderId, deliveryId } = checked(OfDelivery, params);
      checked(OrderDocumentQuery, query);
      return note(buyer, orderId, deliveryId, gone);
    }),
  );
};
