import * as calls from '@grossist/contracts';
import { quantityOf, quantityToNumber } from '@grossist/domain';
import { type Answer, answerBuyer, DONE } from '../../../http/answer.ts';
import { catalogueReaderOf } from '../../catalogue/index.ts';
import { changeLines, restoreLines } from '../commands/change-lines.ts';
import { addLines, addVariation, patchList, removeVariation } from '../commands/change-list-materials.ts';
import type { ChangedMaterials } from '../commands/change-materials.ts';
import type { ListLimits } from '../limits.ts';
import { requireList } from '../policy.ts';
import { listName, listType } from '../presenter.ts';
import { listLines } from '../queries/list-lines.ts';
import { listsWithMaterials, type MembershipRow } from '../queries/lists-to-edit.ts';
import type { ListDeps } from './deps.ts';

const named = ({ VariationId, VariationCode }: { VariationId: string; VariationCode: string }) => ({
  sapMaterialNumber: VariationId,
  code: VariationCode,
});

const presentChange = ({ added, alreadyThere, notAdded, version }: ChangedMaterials) => ({
  AddedCount: added.length,
  AlreadyThereCount: alreadyThere.length,
  NotAdded: notAdded.map(({ number, reason }) => ({ SapMaterialNumber: number, Reason: reason })),
  Version: version,
});

/** Lines of lists: reading, adding, changing, removing, restoring. */
export const lineRoutes = ({ db, catalogue, visibleLines }: ListDeps, limits: ListLimits): readonly Answer[] => {
  const linesOf = listLines({ db, catalogue }, visibleLines);
  const [add, remove, patch] = [addVariation(db, limits), removeVariation(db, limits), patchList(db, limits)];
  const [change, addMany, restore] = [changeLines(db), addLines(db, limits), restoreLines(db, limits)];
  const membershipsOf = listsWithMaterials(db);

  return [
    answerBuyer(calls.getVariationListLines, async ({ params, query }, buyer) => {
      const { list } = await requireList(db, buyer, params.id);
      const wanted = {
        filter: query.filter,
        orderBy: query.orderBy,
        isDescending: query.sort === 'desc',
        page: query.Page,
        pageSize: query.PageSize,
      };
      const page = await linesOf(buyer, list, wanted, catalogueReaderOf(buyer, query.cultureName));
      return {
        PageItems: [...page.lines],
        TotalItems: page.total,
        HasNonAvailableMaterialsInList: page.hasUnavailable,
        TotalVariationsCount: page.totalOfList,
        Version: page.version,
      };
    }),
    answerBuyer(calls.addVariationToList, async ({ params, body }, buyer) => {
      await add(buyer, params.id, named(body));
      return DONE;
    }),
    answerBuyer(calls.removeVariationFromList, async ({ params, query }, buyer) => {
      await remove(buyer, params.id, named(query));
      return DONE;
    }),
    answerBuyer(calls.patchVariationList, async ({ params, body }, buyer) => {
      const numbers = { toRemove: body.sapMaterialNumbersToRemove, toAdd: body.sapMaterialNumbersToAdd };
      const changed = await patch(buyer, params.id, numbers);
      return { ...DONE, RemovedCount: changed.removed.length, ...presentChange(changed) };
    }),
    answerBuyer(calls.changeVariationListLines, async ({ params, body }, buyer) => {
      const changes = body.Lines.map(({ LineId, UsualQuantity, Note, AfterLineId }) => ({
        lineId: LineId,
        usualQuantity: UsualQuantity,
        note: Note,
        afterLineId: AfterLineId,
      }));
      const { lines, version } = await change(buyer, params.id, changes);
      return {
        Lines: lines.map((line) => ({
          LineId: line.id,
          Position: line.position,
          UsualQuantity: line.usual_quantity === null ? null : quantityToNumber(quantityOf(line.usual_quantity)),
          Note: line.note,
        })),
        Version: version,
      };
    }),
    answerBuyer(calls.addLinesToVariationList, async ({ body }, buyer) => {
      const lines = body.Lines.map(({ SapMaterialNumber, UsualQuantity, Note }) => ({
        sapMaterialNumber: SapMaterialNumber,
        usualQuantity: UsualQuantity,
        note: Note,
      }));
      const changed = await addMany(buyer, body.ListId, lines);
      return { ListId: changed.list.id, Name: listName(changed.list, buyer), ...presentChange(changed) };
    }),
    answerBuyer(calls.restoreVariationListLines, async ({ params, body }, buyer) => {
      const { restored, version } = await restore(buyer, params.id, body.LineIds);
      return { RestoredCount: restored, Version: version };
    }),
    answerBuyer(calls.getVariationListMemberships, async ({ query }, buyer) => {
      const rows = await membershipsOf(buyer, query.SapMaterialNumbers);
      const lists = new Map<string, MembershipRow[]>();
      for (const row of rows) lists.set(row.number, [...(lists.get(row.number) ?? []), row]);
      return [...new Set(query.SapMaterialNumbers)].map((number) => ({
        SapMaterialNumber: number,
        Lists: (lists.get(number) ?? []).map((row) => ({
          Id: row.id,
          Name: listName(row, buyer),
          Type: listType(row, buyer),
        })),
      }));
    }),
  ];
};
