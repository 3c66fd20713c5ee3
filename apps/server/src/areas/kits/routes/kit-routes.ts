import * as calls from '@grossist/contracts';
import { isPhasedOut, type KitProblem, type Quantity, quantityToNumber, validateKit } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { type Answer, answerBuyer, DONE } from '../../../http/answer.ts';
import { quantityOfWire } from '../../../http/check-input.ts';
import { stockOf } from '../../cart/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { addMaterialToKits } from '../commands/add-material-to-kits.ts';
import { packCartLines, saveKit } from '../commands/cart-kits.ts';
import { createKits } from '../commands/create-kits.ts';
import { importKits } from '../commands/import-kits.ts';
import { deleteKitItems, renameKit, setKitItem } from '../commands/kit-items.ts';
import { restoreKits } from '../commands/restore-kits.ts';
import { kitMaterials } from '../packed/kit-materials.ts';
import { presentAdjustments } from '../presenter.ts';
import { kitsOfCart } from '../queries/kits-of-cart.ts';
import { showKits } from '../queries/show-kits.ts';
import type { KitsDeps } from './deps.ts';

interface ItemToCheck {
  sapMaterialNumber: string;
  quantity: Quantity;
  /** Undefined for the sales unit. */
  unit: string | undefined;
}

/**
 * Checks whether a kit could be packed as it is. One query, and one request to the ERP where something is phased out;
 * without its answer stock is not judged. [kit-16]
 */
const checkKit = (db: Database, erp: Erp) => {
  const materialsOf = kitMaterials(db);
  const stockIn = stockOf(erp);
  return async (buyer: Buyer, items: readonly ItemToCheck[]): Promise<KitProblem[]> => {
    const materials = await materialsOf(
      buyer,
      items.map((item) => item.sapMaterialNumber),
    );
    const asked = new Set(items.map((item) => item.sapMaterialNumber));
    const phasedOut = [...materials.values()].filter(
      ({ sapMaterialNumber, status }) => asked.has(sapMaterialNumber) && isPhasedOut(status),
    );
    const stocks = await stockIn(
      buyer,
      phasedOut.map(({ sapMaterialNumber }) => sapMaterialNumber),
    );
    return validateKit(
      items.map(({ sapMaterialNumber: materialNo, quantity, unit }) => {
        const material = materials.get(materialNo);
        const atpQuantity = stocks.get(materialNo)?.atp;
        return { materialNo, quantity, unit, material: material?.isSoldHere ? material : undefined, atpQuantity };
      }),
    );
  };
};

/** Kits themselves: read, create, change, check. */
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

/** Kits from files; files of kits are registered beside the operations. */
export const fileRoutes = ({ db, erp, readLinesFile }: KitsDeps): readonly Answer[] => {
  const importAll = importKits(db, readLinesFile);
  const kits = showKits(db, erp);

  return [
    answerBuyer(calls.importKitsCsv, async ({ params, body }, buyer) => {
      const { kitIds, results, quantityColumns } = await importAll(buyer, params.id, {
        fileName: body.FileName,
        content: Buffer.from(body.Content, 'base64'),
        quantityColumn: body.QuantityColumn,
      });
      return {
        kits: await kits.byIds(buyer, kitIds),
        results: results.map(({ quantity, ...result }) => ({
          ...result,
          quantity: quantity === undefined ? null : quantityToNumber(quantity),
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

/** Kits as the cart shows, packs and changes them. */
export const cartKitRoutes = ({ db, erp }: KitsDeps): readonly Answer[] => {
  const kits = showKits(db, erp);
  const ofCart = kitsOfCart(db);
  const packLines = packCartLines(db);
  const save = saveKit(db);

  return [
    answerBuyer(calls.getCartKits, ({ query }, buyer) => ofCart(buyer, query.cartId)),
    answerBuyer(calls.addKitsFromCart, async ({ params, body }, buyer) => {
      const { kitIds, packed } = await packLines(buyer, params.id, {
        cartId: body.cartId,
        lineIds: body.lines,
        headerDescription: body.headerDescription,
        copies: body.amountOfCopies,
        kitId: body.kitId,
      });
      const adjusted = presentAdjustments(packed);
      return (await kits.byIds(buyer, kitIds)).map((kit) => ({
        ...kit,
        adjustments: adjusted.filter(({ kitId }) => kitId === kit.id),
      }));
    }),
    answerBuyer(calls.saveKitDraft, async ({ params, body }, buyer) => {
      const packed = await save(buyer, params.id, {
        seen: body.modifiedAtUtc,
        headerDescription: body.headerDescription,
        quantities: body.quantities.map(({ id, quantity }) => ({ id, quantity: quantityOfWire(quantity) })),
        removedIds: body.removedIds,
      });
      const [kit] = await kits.byIds(buyer, [params.id], true, true);
      if (kit === undefined) throw new Error('A kit that was saved is gone');
      return { ...kit, adjustments: presentAdjustments(packed) };
    }),
  ];
};
