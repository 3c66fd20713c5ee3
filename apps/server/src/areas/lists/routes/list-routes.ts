import * as calls from '@grossist/contracts';
import { importVariationList } from '@grossist/contracts';
import { quantityToNumber } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import { type Answer, answerBuyer, DONE } from '../../../http/answer.ts';
import { notAllowed } from '../../../http/failure.ts';
import { copyList, createList, deleteList, restoreList, takeOverList, updateList } from '../commands/own-lists.ts';
import {
  addSubscribers,
  removeSubscriber,
  removeSubscribers,
  setDefault,
  setPermissions,
} from '../commands/subscribers.ts';
import { type ImportListDeps, importList } from '../files/import-list.ts';
import type { ListLimits } from '../limits.ts';
import { isUserAdmin, requireList, requireRight } from '../policy.ts';
import { listName, listType } from '../presenter.ts';
import { countOwnLists, deletedLists, listsToEdit } from '../queries/lists-to-edit.ts';
import { showCompanyLists, showList, showLists } from '../queries/show-lists.ts';
import { potentialSubscribers } from '../queries/subscribers-of.ts';
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

/** Rows and quantities that are reported one by one. */
const MOST_REFUSED = 1000;
const MOST_ASSUMED = 100;

/** Reads files into lists. [own-vl-10] */
export const fileRoutes = (deps: ImportListDeps & { visibleLines: ReadVisibleLines }): readonly Answer[] => {
  const importInto = importList(deps);
  const { db } = deps;
  const show = showList({ db, linesOf: deps.visibleLines });
  return [
    answerBuyer(importVariationList, async ({ body }, buyer) => {
      const done = await importInto(buyer, {
        listId: body.ListId,
        name: body.Name,
        description: body.Description ?? '',
        fileName: body.FileName,
        content: Buffer.from(body.Content, 'base64'),
        quantityColumn: body.QuantityColumn,
      });
      const { listId, refused, assumed, quantityColumns } = done;
      return {
        ListId: listId ?? null,
        List: listId === undefined ? null : await show(buyer, listId),
        AddedCount: done.added,
        AlreadyThereCount: done.alreadyThere,
        NotAdded: refused
          .slice(0, MOST_REFUSED)
          .map(({ rowNumber, text, reason }) => ({ RowNumber: rowNumber, Text: text, Reason: reason })),
        NotAddedCount: refused.length,
        AssumedQuantities: assumed.slice(0, MOST_ASSUMED).map(({ lineNumber, text, quantity }) => ({
          RowNumber: lineNumber,
          Text: text,
          Quantity: quantityToNumber(quantity),
        })),
        QuantityColumns: quantityColumns.map(({ column, header, samples }) => ({
          Column: column,
          Header: header,
          Samples: [...samples],
        })),
      };
    }),
  ];
};

/** Who subscribes to lists, and with which rights. */
export const subscriberRoutes = (db: Database): readonly Answer[] => {
  const [add, remove, removeMany, permit] = [
    addSubscribers(db),
    removeSubscriber(db),
    removeSubscribers(db),
    setPermissions(db),
  ];

  return [
    answerBuyer(calls.getPotentialSubscribers, async ({ params, query }, buyer) => {
      const { list, rights } = await requireList(db, buyer, params.id);
      requireRight(rights, 'mayToggleDefaults', 'Only the owner of a list may share it');
      const { people, total } = await potentialSubscribers(db, buyer, {
        listId: list.id,
        ownerId: list.owner_id,
        query: query.Query,
        page: query.Page,
        pageSize: query.PageSize,
      });
      return {
        PageItems: people.map(({ id, name, email }) => ({ Id: id, DisplayName: name, Email: email })),
        TotalItems: total,
      };
    }),
    answerBuyer(calls.addListSubscribers, async ({ params, body }, buyer) => {
      const people = body.subscribers.map(({ Id, IsCollaborator, IsListDefault }) => ({
        contactId: Id,
        isCollaborator: IsCollaborator,
        isListDefault: IsListDefault,
      }));
      await add(buyer, params.id, people);
      return DONE;
    }),
    answerBuyer(calls.removeListSubscriber, async ({ params }, buyer) => {
      await remove(buyer, params.id, params.subscriberId);
      return DONE;
    }),
    answerBuyer(calls.removeListSubscribers, async ({ params, body }, buyer) => {
      await removeMany(
        buyer,
        params.id,
        body.subscribers.map(({ Id }) => Id),
      );
      return DONE;
    }),
    answerBuyer(calls.setListPermissions, async ({ params, body }, buyer) => {
      const people = body.subscribers.map(({ Id, IsCollaborator, IsListDefault }) => ({
        contactId: Id,
        isCollaborator: IsCollaborator,
        isListDefault: IsListDefault,
      }));
      await permit(buyer, params.id, people);
      return DONE;
    }),
  ];
};
