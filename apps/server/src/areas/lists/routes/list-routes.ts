import * as calls from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import { type Answer, answerBuyer, DONE } from '../../../http/answer.ts';
import { notAllowed } from '../../../http/failure.ts';
import { copyList, createList, deleteList, restoreList, takeOverList, updateList } from '../commands/own-lists.ts';
import { setDefault } from '../commands/subscribers.ts';
import type { ListLimits } from '../limits.ts';
import { isUserAdmin } from '../policy.ts';
import { listName, listType } from '../presenter.ts';
import { countOwnLists, deletedLists, listsToEdit } from '../queries/lists-to-edit.ts';
import { showCompanyLists, showList, showLists } from '../queries/show-lists.ts';
import type { ReadVisibleLines } from '../queries/visible-lines.ts';

/** Lists themselves: reading, creating, renaming, deleting, copying. */
export const listRoutesOf = (db: Database, limits: ListLimits, linesOf: ReadVisibleLines): readonly Answer[] => {
  const deps = { db, linesOf };
  const [shown, allShown, companyShown] = [showList(deps), showLists(deps), showCompanyLists(deps)];
  const [editable, ownCount, deleted] = [listsToEdit(db), countOwnLists(db), deletedLists(db, limits)];
  const [create, update, remove, restore] = [
    createList(db, limits),
    updateList(db),
    deleteList(db),
    restoreList(db, limits),
  ];
  const [copy, takeOver, preset] = [copyList(db, limits), takeOverList(db), setDefault(db)];

  return [
    answerBuyer(calls.getVariationLists, async (_, buyer) => allShown(buyer)),
    answerBuyer(calls.getVariationList, async ({ params }, buyer) => shown(buyer, params.id)),
    answerBuyer(calls.createVariationList, async ({ body }, buyer) => {
      const { id, notAdded } = await create(buyer, {
        name: body.Name,
        description: body.Description,
        isTemporary: body.isTemporary,
        sapMaterialNumbers: body.variationSapNumbers,
      });
      return { ...(await shown(buyer, id)), SapNumbersNotAdded: [...notAdded] };
    }),
    answerBuyer(calls.updateVariationList, async ({ params, body }, buyer) => {
      await update(buyer, params.id, { name: body.Name, description: body.Description });
      return shown(buyer, params.id);
    }),
    answerBuyer(calls.deleteVariationList, async ({ params }, buyer) => {
      await remove(buyer, params.id);
      return DONE;
    }),
    answerBuyer(calls.getEditableVariationLists, async ({ query }, buyer) => {
      const rows = await editable(buyer, query.SapMaterialNumber);
      return rows.map((row) => ({
        Id: row.id,
        Name: listName(row, buyer),
        Type: listType(row, buyer),
        IsDefault: row.is_default,
        HasMaterial: row.has_material,
      }));
    }),
    answerBuyer(calls.getVariationListLimit, async (_, buyer) => ({
      Limit: limits.lists,
      OwnListsCount: await ownCount(buyer),
      LinesLimit: limits.lines,
    })),
    answerBuyer(calls.setDefaultVariationList, async ({ params, query }, buyer) => {
      await preset(buyer, params.id, query.IsDefault);
      return DONE;
    }),
    answerBuyer(calls.copyVariationList, async ({ params, body }, buyer) =>
      shown(buyer, await copy(buyer, params.id, { name: body.Name, description: body.Description })),
    ),
    answerBuyer(calls.getDeletedVariationLists, async (_, buyer) => {
      const rows = await deleted(buyer);
      return rows.map((row) => ({
        Id: row.id,
        Name: row.name,
        VariationsCount: row.variations_count,
        DeletedAt: row.deleted_at.toISOString(),
        RestorableUntil: row.restorable_until.toISOString(),
      }));
    }),
    answerBuyer(calls.restoreVariationList, async ({ params }, buyer) => {
      await restore(buyer, params.id);
      return shown(buyer, params.id);
    }),
    answerBuyer(calls.getCompanyVariationLists, async ({ query }, buyer) => {
      if (!isUserAdmin(buyer)) throw notAllowed("Only user admins see the company's lists");
      const { Query, OnlyWithoutOwner, Page, PageSize } = query;
      return companyShown(buyer, { query: Query, onlyWithoutOwner: OnlyWithoutOwner, page: Page, pageSize: PageSize });
    }),
    answerBuyer(calls.takeOverVariationList, async ({ params }, buyer) => {
      await takeOver(buyer, params.id);
      return shown(buyer, params.id);
    }),
  ];
};
