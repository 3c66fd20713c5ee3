import * as calls from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import { type Answer, answerBuyer, DONE } from '../../../http/answer.ts';
import type { Buyer } from '../../identity/index.ts';
import {
  type ChangedSimpleCatalogue,
  changeSimpleCatalogue,
  createSimpleCatalogue,
  deleteSimpleCatalogue,
} from '../commands/simple-catalogues.ts';
import type { CatalogueLimits } from '../limits.ts';
import { listSimpleCatalogues, showSimpleCatalogue } from '../queries/simple-catalogues.ts';

/** Simple catalogs: materials and a few options. */
export const simpleRoutes = (db: Database, limits: CatalogueLimits): readonly Answer[] => {
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
