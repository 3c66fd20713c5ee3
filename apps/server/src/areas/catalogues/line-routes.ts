import * as calls from '@grossist/contracts';
import { type Answer, answerBuyer, DONE } from '../../http/answer.ts';
import { type CatalogueAccess, catalogueReaderOf } from '../catalogue/index.ts';
import { addToCatalogue, namedMaterials } from './commands/add-materials.ts';
import { changeLines, removeLines, restoreLines } from './commands/change-lines.ts';
import { cartMaterials, listMaterials, orderMaterials } from './material-sources.ts';
import { type CatalogueLimits, findCatalogue } from './policy.ts';
import { catalogueLines, presentLine } from './queries/catalogue-lines.ts';
import { catalogueProducts } from './queries/catalogue-products.ts';
import { readOrdering } from './queries/ordered-lines.ts';

/** Lines of catalogs and the basket: reading, adding, changing, removing. */
export const lineRoutes = (access: CatalogueAccess, limits: CatalogueLimits): readonly Answer[] => {
  const { db } = access;
  const [linesOf, productsOf, referenceNow] = [
    catalogueLines(db),
    catalogueProducts(access),
    access.catalogue.reference,
  ];
  const [add, change] = [addToCatalogue(db, limits), changeLines(db)];
  const [remove, restore] = [removeLines(db), restoreLines(db, limits)];

  return [
    answerBuyer(calls.getPdfCatalogVariations, async ({ params, query }, buyer) => {
      const found = await findCatalogue(db, buyer, params.id);
      if (found === undefined) return { PageItems: [], TotalItems: 0, noOfVariations: 0, version: 0 };
      const catalogue = await readOrdering(db, found.id);
      const { lines, total, totalOfCatalogue } = await linesOf(buyer, catalogue, {
        query: query.Query,
        offset: (query.PageNumber - 1) * query.PageSize,
        limit: query.PageSize,
      });
      const [reader, reference] = [catalogueReaderOf(buyer, query.cultureName), await referenceNow()];
      return {
        PageItems: lines.map((line) => presentLine(line, catalogue, buyer, reader, reference)),
        TotalItems: total,
        noOfVariations: totalOfCatalogue,
        version: catalogue.version,
      };
    }),
    answerBuyer(calls.getPdfCatalogProducts, async ({ params, query }, buyer) =>
      productsOf(
        buyer,
        params.id,
        { page: query.PageNumber, pageSize: query.PageSize },
        catalogueReaderOf(buyer, query.cultureName),
      ),
    ),
    answerBuyer(calls.addPdfCatalogVariations, async ({ params, body }, buyer) =>
      add(buyer, params.id, namedMaterials(body.SapNumbers)),
    ),
    answerBuyer(calls.addOrdersToPdfCatalog, async ({ params, body }, buyer) =>
      add(buyer, params.id, orderMaterials(body)),
    ),
    answerBuyer(calls.addListsToPdfCatalog, async ({ params, body }, buyer) =>
      add(buyer, params.id, listMaterials(body)),
    ),
    answerBuyer(calls.addCartToPdfCatalog, async ({ params, body }, buyer) =>
      add(buyer, params.id, cartMaterials({ cartId: body.CartId, lineIds: body.CartItemIds })),
    ),
    answerBuyer(calls.changePdfCatalogVariation, async ({ params, body }, buyer) => {
      await change(buyer, params.id, [{ sapMaterialNumber: params.sap, note: body.Note }]);
      return DONE;
    }),
    answerBuyer(calls.changePdfCatalogVariations, async ({ params, body }, buyer) => {
      const changes = body.Lines.map(({ SapNumber, Note, AfterSapNumber }) => ({
        sapMaterialNumber: SapNumber,
        note: Note,
        after: AfterSapNumber,
      }));
      return { ...DONE, version: await change(buyer, params.id, changes, body.version) };
    }),
    answerBuyer(calls.removePdfCatalogVariation, async ({ params }, buyer) => {
      await remove(buyer, params.id, [params.sap]);
      return DONE;
    }),
    answerBuyer(calls.removePdfCatalogVariations, async ({ params, body }, buyer) => {
      const { count, version } = await remove(buyer, params.id, body.SapNumbers);
      return { RemovedCount: count, version };
    }),
    answerBuyer(calls.restorePdfCatalogVariations, async ({ params, body }, buyer) => {
      const { count, version } = await restore(buyer, params.id, body.SapNumbers);
      return { RestoredCount: count, version };
    }),
  ];
};
