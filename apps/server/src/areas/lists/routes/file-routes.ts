import { importVariationList } from '@grossist/contracts';
import { quantityToNumber } from '@grossist/domain';
import type { Answer } from '../../../http/answer.ts';
import { answerBuyer } from '../../../http/answer.ts';
import { type ImportListDeps, importList } from '../files/import-list.ts';
import { showList } from '../queries/show-lists.ts';
import type { ReadVisibleLines } from '../queries/visible-lines.ts';

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
