import * as calls from '@grossist/contracts';
import type { AddedLine } from '../../../db/index.ts';
import { type Answer, answerBuyer, DONE } from '../../../http/answer.ts';
import { breaksRule } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { addToCart } from '../commands/add-to-cart.ts';
import { changeLines } from '../commands/change-lines.ts';
import { convertToConcept } from '../commands/convert-to-concept.ts';
import { emptyCart, removeLines, restoreRemovedLines } from '../commands/remove-lines.ts';
import { fastboxOfCart, keepBoxSize } from '../drafts/box-size.ts';
import type { LineUpdate } from '../lines/change-quantities.ts';
import { presentProposal } from '../presenter.ts';
import type { CartDeps } from './deps.ts';
import { accountingUpdateOf, checkLinesMeant, lineOf, updateOf } from './line-requests.ts';

const presentAdditional = ({ lineId, added, lineQuantity }: NonNullable<AddedLine['additional']>) => ({
  CartItemId: lineId,
  AddedQuantity: added,
  LineQuantity: lineQuantity,
});

/** Changes of single lines. */
export const lineRoutes = ({ db, catalogue, erp, publisher }: CartDeps): readonly Answer[] => {
  const add = addToCart({ db, catalogue }, erp, publisher);
  const change = changeLines(db, erp);
  const remove = removeLines(db);
  const restore = restoreRemovedLines(db);
  const empty = emptyCart(db);
  const convert = convertToConcept(db, erp);
  const itemOf = lineOf(db);
  const fastboxOf = fastboxOfCart(db, erp);
  const sized = keepBoxSize(db, erp);
  const checkMeant = checkLinesMeant(db);

  const changed = async (buyer: Buyer, update: LineUpdate) => {
    const { proposals, version } = await sized(buyer, await change(buyer, [update]));
    const proposal = proposals.get(update.lineId);
    return {
      CartItem: await itemOf(buyer, update.lineId),
      Proposal: proposal === undefined ? null : presentProposal(proposal),
      Version: version,
    };
  };

  return [
    answerBuyer(calls.addToCart, async ({ body }, buyer) => {
      const { Code: code, Quantity: quantity, CabelRemnantValue: length, IdempotencyKey: key } = body;
      const added = await sized(buyer, await add(buyer, { code, quantity, cableRemnant: length ?? undefined, key }));
      const fastbox = added.deliveryType === 'fastbox' ? await fastboxOf(buyer) : undefined;
      return {
        CartItemId: added.lineId,
        FastboxZone: fastbox?.zone ?? null,
        IsMaxi: fastbox?.isMaxi ?? false,
        IsRounded: added.isRounded,
        IsCableCut: added.isCableCut,
        IsCapped: added.isCapped,
        RequestedQuantity: body.Quantity,
        AddedQuantity: added.added,
        LineQuantity: added.lineQuantity,
        AdditionalLine: added.additional ? presentAdditional(added.additional) : null,
        ItemCount: added.lineCount,
        CartItem: body.ShouldReturnCartItem ? await itemOf(buyer, added.lineId) : null,
      };
    }),
    answerBuyer(calls.changeQuantity, async ({ body }, buyer) => {
      const { CartItemId, Code } = body;
      await checkMeant(buyer, [{ CartItemId, Code }]);
      return changed(buyer, updateOf(CartItemId, body));
    }),
    answerBuyer(calls.patchCartItem, ({ query, body }, buyer) => changed(buyer, updateOf(query.cartItemId, body))),
    answerBuyer(calls.convertToConcept, async ({ body }, buyer) => {
      const { ItemInCart, ConceptSuggestion } = body;
      await checkMeant(buyer, [ItemInCart]);
      const wanted = { code: ConceptSuggestion.Code, quantity: ConceptSuggestion.Quantity };
      const { lineId } = await sized(buyer, await convert(buyer, { lineId: ItemInCart.CartItemId, ...wanted }));
      return { CartItem: await itemOf(buyer, lineId) };
    }),
    answerBuyer(calls.removeFromCart, async ({ body }, buyer) => {
      const { CartItemId, Code, isOnClearanceSale, Quantity, ShouldRemoveChildItems } = body;
      if (Quantity !== 0) throw breaksRule('quantity-not-zero', 'A line is removed whole: send 0', 'Quantity');
      await checkMeant(buyer, [{ CartItemId, Code, isOnClearanceSale }]);
      await sized(buyer, await remove(buyer, [CartItemId], ShouldRemoveChildItems));
      return DONE;
    }),
    answerBuyer(calls.removeItemsFromCart, async ({ body }, buyer) => {
      await checkMeant(buyer, body);
      const ids = body.map((line) => line.CartItemId);
      await sized(buyer, await remove(buyer, ids));
      return DONE;
    }),
    answerBuyer(calls.restoreRemovedLines, async ({ body }, buyer) => ({
      RestoredCount: (await sized(buyer, await restore(buyer, body.CartItemIds))).restored,
    })),
    answerBuyer(calls.emptyCart, async (_, buyer) => {
      await sized(buyer, await empty(buyer));
      return DONE;
    }),
    answerBuyer(calls.changeNote, async ({ body }, buyer) => {
      const { CartItemId: lineId, Code, Note: note } = body;
      await checkMeant(buyer, [{ CartItemId: lineId, Code }]);
      await change(buyer, [body.IsAdditionalItemNote ? { lineId, additionalNote: note } : { lineId, note }]);
      return DONE;
    }),
    answerBuyer(calls.changeAccountingStrings, async ({ body }, buyer) => {
      await checkMeant(buyer, [body]);
      await change(buyer, [accountingUpdateOf(body)]);
      return DONE;
    }),
  ];
};
