import * as calls from '@grossist/contracts';
import { type Answer, answerBuyer, DONE } from '../../../http/answer.ts';
import { quantityOfWire } from '../../../http/check-input.ts';
import type { Buyer } from '../../identity/index.ts';
import {
  copyTemplate,
  emptyTemplate,
  templateFromCart,
  templateFromOrder,
  templatesFromKits,
} from '../commands/create-templates.ts';
import {
  deleteTemplateItems,
  deleteTemplates,
  restoreTemplates,
  setTemplateItem,
  updateTemplate,
} from '../commands/templates.ts';
import { presentAdjustments } from '../presenter.ts';
import { showTemplates } from '../queries/show-kits.ts';
import type { KitsDeps } from './deps.ts';

interface ListWanted {
  PageNumber: number;
  PageSize: number;
  search: string;
  shouldEnrichItems: boolean;
}

/** Templates of the company. */
export const templateRoutes = ({ db }: KitsDeps): readonly Answer[] => {
  const templates = showTemplates(db);
  const update = updateTemplate(db);
  const setItem = setTemplateItem(db);
  const removeItems = deleteTemplateItems(db);
  const remove = deleteTemplates(db);
  const restore = restoreTemplates(db);
  const copy = copyTemplate(db);
  const create = emptyTemplate(db);
  const fromKits = templatesFromKits(db);
  const fromCart = templateFromCart(db);
  const fromOrder = templateFromOrder(db);
  const one = async (buyer: Buyer, id: string, withDeleted = false) => {
    const [template] = await templates.byIds(buyer, [id], withDeleted);
    if (template === undefined) throw new Error('A template that was changed is gone');
    return template;
  };
  const list = async (buyer: Buyer, { PageNumber: page, PageSize: size, search, shouldEnrichItems }: ListWanted) => {
    const { templates: pageItems, total } = await templates.page(buyer, { search, page, size }, shouldEnrichItems);
    return { pageItems, currentPage: page, maxPages: Math.ceil(total / size) };
  };

  return [
    answerBuyer(calls.getKitTemplates, async ({ query }, buyer) => list(buyer, query)),
    answerBuyer(calls.getKitTemplatesByBase, async ({ query }, buyer) => list(buyer, query)),
    answerBuyer(calls.getKitTemplate, async ({ params }, buyer) => one(buyer, params.id)),
    answerBuyer(calls.updateKitTemplate, async ({ body: { modifiedAtUtc: seen, ...change } }, buyer) => {
      await update(buyer, { ...change, seen });
      return one(buyer, change.id);
    }),
    answerBuyer(calls.setKitTemplateItem, async ({ params, body }, buyer) => {
      const packed = await setItem(buyer, params.id, {
        id: body.id,
        sapMaterialNumber: body.sapMaterialNumber,
        quantity: quantityOfWire(body.quantity),
      });
      return { ...(await one(buyer, params.id)), adjustments: presentAdjustments([packed]) };
    }),
    answerBuyer(calls.deleteKitTemplateItems, async ({ params, body }, buyer) => {
      await removeItems(buyer, params.id, body);
      return one(buyer, params.id, true);
    }),
    answerBuyer(calls.deleteKitTemplates, async ({ body }, buyer) => {
      await remove(buyer, body);
      return DONE;
    }),
    answerBuyer(calls.restoreKitTemplates, async ({ body }, buyer) => restore(buyer, body)),
    answerBuyer(calls.copyKitTemplate, async ({ params, query }, buyer) =>
      templates.byIds(buyer, await copy(buyer, params.id, query.numberOfCopies)),
    ),
    answerBuyer(calls.createKitTemplate, async ({ body }, buyer) => {
      const [id = ''] = await create(buyer, body.headerDescription.trim());
      return one(buyer, id);
    }),
    answerBuyer(calls.createTemplatesFromKitDrafts, async ({ body }, buyer) =>
      templates.byIds(buyer, await fromKits(buyer, body)),
    ),
    answerBuyer(calls.createTemplateFromCart, async ({ body }, buyer) =>
      templates.byIds(buyer, await fromCart(buyer, body)),
    ),
    answerBuyer(calls.createTemplateFromOrder, async ({ body }, buyer) =>
      templates.byIds(buyer, await fromOrder(buyer, body)),
    ),
  ];
};
