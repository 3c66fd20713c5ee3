import { createKitsCsv, exportKitsCsv, exportOrderKitsCsv } from '@grossist/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/index.ts';
import { type DownloadDeps, download, type File } from '../../../http/download.ts';
import { routeOf } from '../../../http/file-routes.ts';
import type { Buyer } from '../../identity/index.ts';
import { kitCsv } from './kit-csv.ts';
import { type KitFile, rowsOfKits, rowsOfOrders } from './read-kit-rows.ts';

export interface KitFilesDeps extends DownloadDeps {
  db: Database;
}

const fileOf = ({ name, rows }: KitFile, { locale }: Buyer): File => ({
  name: `kit_${name}`,
  ending: 'csv',
  type: 'text/csv; charset=utf-8',
  content: kitCsv(locale, rows),
});

/** Serves the CSV files of kits. Answers 404 for kits of another company and orders of other accounts. [kit-22] [kit-23] */
export const registerKitFiles = (app: FastifyInstance, deps: KitFilesDeps): void => {
  const ofKits = rowsOfKits(deps.db);
  const ofOrders = rowsOfOrders(deps.db);

  app.route({
    ...routeOf(exportKitsCsv),
    handler: download(deps, exportKitsCsv, async ({ body }, buyer) => fileOf(await ofKits(buyer, body), buyer)),
  });
  app.route({
    ...routeOf(exportOrderKitsCsv),
    handler: download(deps, exportOrderKitsCsv, async ({ body }, buyer) => fileOf(await ofOrders(buyer, body), buyer)),
  });
  app.route({
    ...routeOf(createKitsCsv),
    handler: download(deps, createKitsCsv, async (_, buyer) => fileOf({ name: 'import', rows: [] }, buyer)),
  });
};
