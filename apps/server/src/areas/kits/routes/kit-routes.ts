import * as calls from '@grossist/contracts';
import { quantityToNumber } from '@grossist/domain';
import { type Answer, answerBuyer, DONE } from '../../../http/answer.ts';
import { quantityOfWire } from '../../../http/wire-quantity.ts';
import type { Buyer } from '../../identity/index.ts';
import { addMaterialToKits } from '../commands/add-material-to-kits.ts';
import { createKits } from '../commands/create-kits.ts';
import { deleteKitItems, renameKit, setKitItem } from '../commands/kit-items.ts';
import { restoreKits } from '../commands/restore-kits.ts';
import { presentAdjustments } from '../presenter.ts';
import { showKits } from '../queries/show-kits.ts';
import { checkKit } from '../queries/validate-kit.ts';
import type { KitsDeps } from './deps.ts';

/** Kits themselves: read, make up, change, check. */
export const kitRoutes = ({ db, erp }: KitsDeps): readonly Answer[] => {
  const kits = showKits(db, erp);
  const rename = renameKit(db);
  const setItem = setKitItem(db);
  const removeItems = deleteKitItems(db);
  const create = createKits(db);
  const addMaterial = addMaterialToKits(db);
  const restore = restoreKits(db);
  const check = checkKit(db, erp);
  const one = async (buyer: Buyer, id: string, isEnriched = true, withDeleted = false) => {
    const [kit] = await kits.byIds(buyer, [id], isEnriched, withDeleted);
    if (kit === undefined) throw new Error('A kit that was changed is gone');
    return kit;
  };

  return [
    answerBuyer(calls.getKitDraft, async ({ params }, buyer) => one(buyer, params.id)),
    answerBuyer(calls.updateKitDraft, async ({ params, body }, buyer) => {
      const { headerDescription, modifiedAtUtc } = body.kitDraftUpdateDto;
      await rename(buyer, params.id, headerDescription, modifiedAtUtc);
      return one(buyer, params.id, body.shouldEnrichItems);
    }),
    answerBuyer(calls.setKitItem, async ({ params, body }, buyer) => {
      const { id, sapMaterialNumber, quantity, modifiedAtUtc } = body;
      const wanted = { id, sapMaterialNumber, quantity: quantityOfWire(quantity) };
      const packed = await setItem(buyer, params.id, wanted, modifiedAtUtc);
      return { ...(await one(buyer, params.id)), adjustments: presentAdjustments([packed]) };
    }),
    answerBuyer(calls.deleteKitItems, async ({ params, body }, buyer) => {
      await removeItems(buyer, params.id, body);
      return one(buyer, params.id, true, true);
    }),
    answerBuyer(calls.createKitDrafts, async ({ body }, buyer) => {
      const { kitIds, packed } = await create(buyer, {
        headerDescription: body.kitDraftHeaderDescription,
        count: body.kitDraftCopiesCount,
        items: body.sapMaterialNumberQuantities.map(({ sapMaterialNumber, quantity }) => ({
          sapMaterialNumber,
          quantity: quantityOfWire(quantity),
        })),
      });
      const adjusted = presentAdjustments(packed);
      return (await kits.byIds(buyer, kitIds)).map((kit) => ({
        ...kit,
        adjustments: adjusted.filter(({ kitId }) => kitId === kit.id),
      }));
    }),
    answerBuyer(calls.addMaterialToKits, async ({ body }, buyer) => {
      const pairs = body.kitQuantityPairs.map(({ kitId, quantity }) => ({ kitId, quantity: quantityOfWire(quantity) }));
      return { ...DONE, adjustments: presentAdjustments(await addMaterial(buyer, body.sapMaterialNumber, pairs)) };
    }),
    answerBuyer(calls.validateKitDraft, async ({ body }, buyer) => {
      const problems = await check(
        buyer,
        body.items.map(({ sapMaterialNumber, quantity, itemSalesUnit }) => ({
          sapMaterialNumber,
          quantity: quantityOfWire(quantity),
          unit: itemSalesUnit,
        })),
      );
      return {
        isValid: problems.length === 0,
        results: problems.map(({ kind, materialNo, proposedQuantity }) => ({
          kind,
          sapMaterialNumber: materialNo ?? null,
          proposedQuantity: proposedQuantity === undefined ? null : quantityToNumber(proposedQuantity),
        })),
      };
    }),
    answerBuyer(calls.restoreKits, async ({ body }, buyer) => restore(buyer, body)),
  ];
};
