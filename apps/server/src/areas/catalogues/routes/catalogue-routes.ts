import * as calls from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import { type Answer, answerBuyer, DONE } from '../../../http/answer.ts';
import { loadIntoBasket, saveBasket } from '../commands/basket.ts';
import { changeCatalogue } from '../commands/change-catalogue.ts';
import { createCatalogue } from '../commands/create-catalogue.ts';
import { deleteCatalogue, restoreCatalogue } from '../commands/delete-catalogue.ts';
import type { CatalogueLimits } from '../limits.ts';
import { BASKET } from '../policy.ts';
import { filterValues, listCatalogues } from '../queries/list-catalogues.ts';
import { showCatalogue } from '../queries/read-catalogues.ts';

/** Catalogs themselves and the basket: reading, creating, changing, deleting. */
export const catalogueRoutesOf = (db: Database, limits: CatalogueLimits, now: () => number): readonly Answer[] => {
  const [shown, listed, filter] = [showCatalogue(db), listCatalogues(db, now), filterValues(db, now)];
  const [create, change] = [createCatalogue(db, limits), changeCatalogue(db)];
  const [remove, restore] = [deleteCatalogue(db), restoreCatalogue(db, limits)];
  const [save, load] = [saveBasket(db, limits), loadIntoBasket(db, limits)];

  return [
    answerBuyer(calls.getPdfCatalogs, async ({ query }, buyer) => {
      const { items, total } = await listed(buyer, {
        userIds: query.UserIds,
        createdRange: query.CreatedDateRange,
        query: query.Query,
        types: query.Types,
        page: query.PageNumber,
        pageSize: query.PageSize,
        sortBy: query.SortBy,
        isDescending: query.SortDirection === 'desc',
      });
      return { PageItems: items, TotalItems: total };
    }),
    answerBuyer(calls.getPdfCatalogFilter, async (_, buyer) => filter(buyer)),
    answerBuyer(calls.getPdfCatalog, async ({ params }, buyer) => shown(buyer, params.id)),
    answerBuyer(calls.createPdfCatalog, async ({ body: { createdFrom, ...settings } }, buyer) =>
      create(buyer, settings, createdFrom),
    ),
    answerBuyer(calls.updatePdfCatalog, async ({ params, query, body: { version, ...settings } }, buyer) => {
      await change(buyer, params.id, { settings, updatesLogo: query.updateLogo, seen: version });
      return shown(buyer, params.id);
    }),
    answerBuyer(calls.setPdfCatalogSettings, async ({ params, body: { version, ...settings } }, buyer) => {
      await change(buyer, params.id, { settings, updatesLogo: false, seen: version });
      return DONE;
    }),
    answerBuyer(calls.deletePdfCatalog, async ({ params }, buyer) => ({
      ...DONE,
      pdfId: (await remove(buyer, params.id)) ?? null,
    })),
    answerBuyer(calls.restorePdfCatalog, async ({ params }, buyer) => {
      await restore(buyer, params.id);
      return shown(buyer, params.id);
    }),
    answerBuyer(calls.savePdfBasket, async ({ body }, buyer) =>
      shown(buyer, await save(buyer, { name: body.name, seen: body.version })),
    ),
    answerBuyer(calls.loadPdfBasket, async ({ body }, buyer) => {
      const { pdfId, whenNotEmpty, saveAs } = body;
      const loaded = await load(buyer, { catalogueId: pdfId, whenNotEmpty, saveAs });
      return { basket: await shown(buyer, BASKET), ...loaded };
    }),
  ];
};
