import * as calls from '@grossist/contracts';
import { decimalSignOf, languageOf, quantityToNumber, textIn } from '@grossist/domain';
import { type Answer, answerBuyer, DONE } from '../../../http/answer.ts';
import type { Buyer } from '../../identity/index.ts';
import { addKits } from '../commands/add-kits.ts';
import { addOrderLines } from '../commands/add-order-lines.ts';
import { addQueuedItems, type QueuedResult } from '../commands/add-queued-items.ts';
import { changeLines } from '../commands/change-lines.ts';
import { keepBoxSize } from '../drafts/box-size.ts';
import { presentProposal } from '../presenter.ts';
import type { Material } from '../queries/find-materials.ts';
import type { CartDeps } from './deps.ts';
import { accountingUpdateOf, checkLinesMeant, someLines, updateOf } from './line-requests.ts';

const nameOf = ({ names, code }: Material, buyer: Buyer): string =>
  textIn(names, languageOf(buyer.locale))?.text ?? code;

const presentQueued = (result: QueuedResult) => {
  const wasAdded = result.outcome === 'added';
  return {
    Key: result.key,
    Outcome: result.outcome,
    IsRepeated: wasAdded && result.isRepeated,
    Code: wasAdded ? result.code : null,
    AddedQuantity: wasAdded ? quantityToNumber(result.quantity) : 0,
    ChangedBy: wasAdded ? (result.changedBy ?? null) : null,
    Reason: wasAdded ? null : result.reason,
  };
};

/** Changes of many lines at once. */
export const manyLineRoutes = ({ db, erp, readLinesFile }: CartDeps): readonly Answer[] => {
  const change = changeLines(db, erp);
  const addLines = addOrderLines(db, erp);
  const addQueued = addQueuedItems(db, erp);
  const addManyKits = addKits(db, erp);
  const itemsOf = someLines(db);
  const sized = keepBoxSize(db, erp);
  const checkMeant = checkLinesMeant(db);

  return [
    answerBuyer(calls.changeAccountingStringsForProducts, async ({ body }, buyer) => {
      await checkMeant(buyer, body);
      await change(buyer, body.map(accountingUpdateOf));
      return DONE;
    }),
    answerBuyer(calls.changeDirectDeliveryForProducts, async ({ body }, buyer) => {
      const updates = body.map(({ CartItemId: lineId, IsDirectDeliveryProduct: isDirectDelivery }, index) => ({
        lineId,
        isDirectDelivery,
        fieldPrefix: `${index}.`,
      }));
      await change(buyer, updates);
      return DONE;
    }),
    answerBuyer(calls.updateManyItems, async ({ body }, buyer) => {
      const updates = body.UpdateCartItemRequest.map(({ CartItemId, ...item }, index) => ({
        ...updateOf(CartItemId, item),
        fieldPrefix: `UpdateCartItemRequest.${index}.`,
      }));
      const { proposals, version } = await sized(buyer, await change(buyer, updates));
      return {
        CartItems: await itemsOf(buyer, [...new Set(updates.map(({ lineId }) => lineId))]),
        Proposals: [...proposals].map(([CartItemId, proposal]) => ({
          CartItemId,
          Proposal: presentProposal(proposal),
        })),
        Version: version,
      };
    }),
    answerBuyer(calls.addMultipleOrderLinesToCart, async ({ body }, buyer) => {
      const done = await addLines(buyer, body.query, body.hwsElOrBoth);
      const { added, changed, faults, lineCount } = await sized(buyer, done);
      return {
        AddedLines: added.map(({ lineNumber, lineId, code, quantity }) => ({
          LineNumber: lineNumber,
          CartItemId: lineId,
          Code: code,
          Quantity: quantityToNumber(quantity),
        })),
        ChangedQuantities: changed.map((line) => ({
          LineNumber: line.lineNumber,
          CartItemId: line.lineId,
          Code: line.material.code,
          ItemLocalMaterialName: nameOf(line.material, buyer),
          RequestedQuantity: quantityToNumber(line.requested),
          AddedQuantity: quantityToNumber(line.added),
          Kind: line.kind,
          ClearanceQuantity: line.split ? quantityToNumber(line.split.clearance) : null,
          NormalQuantity: line.split ? quantityToNumber(line.split.normal) : null,
        })),
        Errors: faults.map(({ lineNumber, line, fault, candidates }) => ({
          LineNumber: lineNumber,
          Line: line,
          Kind: fault,
          Candidates: candidates.map((each) => ({ Code: each.code, ItemLocalMaterialName: nameOf(each, buyer) })),
        })),
        ItemCount: lineCount,
      };
    }),
    answerBuyer(calls.addQueuedItems, async ({ body }, buyer) => {
      const updates = body.Entries.map(({ Key, Identifier, Quantity }) => ({
        key: Key,
        identifier: Identifier,
        quantity: Quantity,
      }));
      const { results, lineCount } = await sized(buyer, await addQueued(buyer, body.ContactId, updates));
      return { Results: results.map(presentQueued), ItemCount: lineCount };
    }),
    answerBuyer(calls.readOrderLinesFile, async ({ body }, buyer) => {
      const { lines, skipped, rowsBeyondLimit, assumed, quantityColumns } = await readLinesFile(buyer.contactId, {
        fileName: body.FileName,
        content: Buffer.from(body.Content, 'base64'),
        reading: {
          decimalSign: decimalSignOf(buyer.locale),
          quantityColumn: body.QuantityColumn === 0 ? 'none' : body.QuantityColumn,
        },
      });
      return {
        Lines: [...lines],
        SkippedRows: skipped.map(({ rowNumber, text }) => ({ RowNumber: rowNumber, Text: text })),
        RowsBeyondLimit: rowsBeyondLimit,
        AssumedQuantities: assumed.map(({ lineNumber, text, quantity }) => ({
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
    answerBuyer(calls.addKitsToCart, async ({ body }, buyer) => {
      const { lineIds, lineCount } = await sized(buyer, await addManyKits(buyer, body.KitIds));
      return { CartItems: await itemsOf(buyer, lineIds), ItemCount: lineCount };
    }),
  ];
};
