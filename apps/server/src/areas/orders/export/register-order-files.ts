import { deliveryNote as deliveryNoteCall, excelExport, excelExportOfMany, orderDocument } from '@grossist/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import type { Typesetter } from '../../../gateways/typesetting/port.ts';
import { type DownloadDeps, download } from '../../../http/download.ts';
import { routeOf } from '../../../http/file-routes.ts';
import type { SheetMaker } from '../../../sheet-maker/index.ts';
import { excelFile } from './excel/excel-file.ts';
import { deliveryNoteFile, orderFile } from './order-file.ts';

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
    ...routeOf(orderDocument),
    handler: download(deps, orderDocument, async ({ params }, buyer, gone) =>
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
