import { getSoftBundlePage, getSoftBundlePages } from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { type Answer, answer } from '../../../http/answer.ts';
import { catalogueReaderOf } from '../../catalogue/index.ts';
import { showBundles } from './show-bundles.ts';

/** Pages of soft bundles. [own-bun-01] [own-bun-02] */
export const bundleRoutes = (db: Database, erp: Erp): readonly Answer[] => {
  const shown = showBundles(db, erp);
  return [
    answer(getSoftBundlePages, async ({ query }, { visitor, signal }) =>
      shown.page(query.Page, query.PageSize, catalogueReaderOf(visitor, query.cultureName), signal),
    ),
    answer(getSoftBundlePage, async ({ params, query }, { visitor, signal }) =>
      shown.one(params.id, catalogueReaderOf(visitor, query.cultureName), signal),
    ),
  ];
};
