import * as calls from '@grossist/contracts';
import { deleteDefaultLogo, getDefaultLogo } from '@grossist/contracts';
import type { Database } from '../../db/index.ts';
import { type Answer, answerBuyer, DONE } from '../../http/answer.ts';
import { type CatalogueAccess, catalogueReaderOf } from '../catalogue/index.ts';
import type { Buyer } from '../identity/index.ts';
import { type SearchDeps, searchNumbers, searchRequestOf } from '../search/index.ts';
import { addToCatalogue, namedMaterials } from './commands/add-materials.ts';
import { loadIntoBasket, saveBasket } from './commands/basket.ts';
import { changeCatalogue, deleteCatalogue, restoreCatalogue } from './commands/change-catalogue.ts';
import { createCatalogue } from './commands/create-catalogue.ts';
import {
  type ChangedSimpleCatalogue,
  changeSimpleCatalogue,
  createSimpleCatalogue,
  deleteSimpleCatalogue,
} from './commands/simple-catalogues.ts';
import { lineRoutes } from './line-routes.ts';
import { deleteLogo, showLogo } from './logo/default-logo.ts';
import { BASKET, type CatalogueLimits, findCatalogue, PRESET_CATALOGUE_LIMITS } from './policy.ts';
import { filterValues, listCatalogues } from './queries/list-catalogues.ts';
import { showCatalogue } from './queries/read-catalogues.ts';
import { listSimpleCatalogues, showSimpleCatalogue } from './queries/simple-catalogues.ts';

interface PdfCatalogueDeps extends CatalogueAccess {
  /** How many catalogs a company and lines a catalog may have; the presets unless given. */
  limits?: CatalogueLimits;
  /** The machine's clock unless given. */
  now?: () => number;
}

/** Catalogs themselves and the basket: reading, creating, changing, deleting. */
const catalogueRoutesOf = (db: Database, limits: CatalogueLimits, now: () => number): readonly Answer[] => {
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

/** Simple catalogs: materials and a few options. */
const simpleRoutes = (db: Database, limits: CatalogueLimits): readonly Answer[] => {
  const [listed, shown] = [listSimpleCatalogues(db), showSimpleCatalogue(db)];
  const [create, change, remove] = [
    createSimpleCatalogue(db, limits),
    changeSimpleCatalogue(db),
    deleteSimpleCatalogue(db),
  ];
  const afterwards = async (buyer: Buyer, { id, notAdded }: ChangedSimpleCatalogue) => ({
    ...(await shown(buyer, id)),
    SapNumbersNotAdded: [...notAdded],
  });

  return [
    answerBuyer(calls.getSimplePdfCatalogs, async ({ query }, buyer) => {
      const { items, total } = await listed(buyer, { page: query.PageNumber, pageSize: query.PageSize });
      return { PageItems: items, TotalItems: total };
    }),
    answerBuyer(calls.createSimplePdfCatalog, async ({ body: { variationSapNumbers, ...settings } }, buyer) =>
      afterwards(buyer, await create(buyer, { ...settings, sapMaterialNumbers: variationSapNumbers })),
    ),
    answerBuyer(calls.updateSimplePdfCatalog, async ({ params, body }, buyer) => {
      const { variationSapNumbers, options = {}, version, ...settings } = body;
      const wanted = { ...settings, options, sapMaterialNumbers: variationSapNumbers };
      return afterwards(buyer, await change(buyer, params.id, wanted, version));
    }),
    answerBuyer(calls.deleteSimplePdfCatalog, async ({ params }, buyer) => {
      await remove(buyer, params.id);
      return DONE;
    }),
  ];
};

/** The default logo of a company, but for its picture. */
const logoRoutes = (db: Database): readonly Answer[] => {
  const [shown, remove] = [showLogo(db), deleteLogo(db)];
  return [
    answerBuyer(getDefaultLogo, async (_, buyer) => shown(buyer)),
    answerBuyer(deleteDefaultLogo, async (_, buyer) => {
      await remove(buyer);
      return DONE;
    }),
  ];
};

/** Everything that answers calls of PDF catalogs, but for files and searches. */
export const pdfCatalogueRoutes = ({
  db,
  catalogue,
  limits = PRESET_CATALOGUE_LIMITS,
  now = Date.now,
}: PdfCatalogueDeps): readonly Answer[] => [
  ...catalogueRoutesOf(db, limits, now),
  ...lineRoutes({ db, catalogue }, limits),
  ...simpleRoutes(db, limits),
  ...logoRoutes(db),
];

/** Adds the results of a search to a catalog. [own-pdf-06] */
export const pdfCatalogueSearchRoutes = ({
  db,
  catalogue,
  search,
  limits = PRESET_CATALOGUE_LIMITS,
}: PdfCatalogueDeps & SearchDeps): readonly Answer[] => {
  const numbersOf = searchNumbers({ catalogue, search });
  const add = addToCatalogue(db, limits);
  return [
    answerBuyer(calls.addSearchToPdfCatalog, async ({ params, body }, buyer) => {
      // Before the search: somebody else's catalog is answered without one.
      await findCatalogue(db, buyer, params.id);
      const firstPage = { ...body, Page: 1, PageSize: calls.MOST_SEARCH_RESULTS_TO_PDF };
      const { numbers, total } = await numbersOf(
        searchRequestOf(firstPage, buyer, catalogueReaderOf(buyer, undefined)),
      );
      return { ...(await add(buyer, params.id, namedMaterials(numbers))), TotalCount: total };
    }),
  ];
};
