import { ExportKitsCsv, ExportOrderKitsCsv } from '@grossist/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { checked, type DownloadDeps, download, type OrderFile } from '../../orders/index.ts';
import { kitCsv } from './kit-csv.ts';
import { type KitFile, rowsOfKits, rowsOfOrders } from './read-kit-rows.ts';

export interface KitFilesDeps extends DownloadDeps {
  db: Database;
}

const fileOf = ({ name, rows }: KitFile, { locale }: Buyer): OrderFile => ({
  name: `kit_${name}`,
  ending: 'csv',
  type: 'text/csv; charset=utf-8',
  content: kitCsv(locale, rows),
});

/**
 * Files of kits: `POST /api/smart-kit/export-csv` [kit-22], `POST /api/smart-kit/export-csv-from-orders` [kit-23] and
 * `GET /api/smart-kit/create-csv` [kit-31]. 400 malformed, 401 signed out, 404 for another's. The posts only read.
 */
export const registerKitFiles = (app: FastifyInstance, deps: KitFilesDeps): void => {
  const ofKits = rowsOfKits(deps.db);
  const ofOrders = rowsOfOrders(deps.db);
  const named = (operation: string) => ({ config: { operation } });

  app.post(
    '/api/smart-kit/export-csv',
    named('exportKitsCsv'),
    download(deps, async ({ body }, buyer) => fileOf(await ofKits(buyer, checked(ExportKitsCsv, body)), buyer)),
  );
  app.post(
    '/api/smart-kit/export-csv-from-orders',
    named('exportOrderKitsCsv'),
    download(deps, async ({ body }, buyer) => fileOf(await ofOrders(buyer, checked(ExportOrderKitsCsv, body)), buyer)),
  );
  app.get(
    '/api/smart-kit/create-csv',
    named('createKitsCsv'),
    download(deps, async (_, buyer) => fileOf({ name: 'import', rows: [] }, buyer)),
  );
};
