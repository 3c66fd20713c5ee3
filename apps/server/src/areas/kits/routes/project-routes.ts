import * as calls from '@grossist/contracts';
import { type KitItemLabel, kitItemLabel, quantityOf, quantityToNumber, type StockMapEntry } from '@grossist/domain';
import { type Answer, answerBuyer, DONE } from '../../../http/answer.ts';
import { quantityOfWire } from '../../../http/check-input.ts';
import type { Buyer } from '../../identity/index.ts';
import { addKitsFromOrder, addKitsFromProject } from '../commands/add-kits-from-sources.ts';
import { addEmptyKit, addKitsFromTemplates, copyKit } from '../commands/add-kits-to-project.ts';
import { orderKits, setQuantities } from '../commands/change-sheet.ts';
import { createProject, deleteKitsOf, deleteProject, renameProject, restoreProject } from '../commands/projects.ts';
import { presentAdjustments, presentKitPrice } from '../presenter.ts';
import { type PricedItem, type PricedProjectMaterial, priceKits, sumPrices } from '../queries/price-kits.ts';
import { readProject, recentProjects } from '../queries/projects.ts';
import { showKits } from '../queries/show-kits.ts';
import { projectFieldsOf, showSheet } from '../queries/show-sheet.ts';
import type { KitsDeps } from './deps.ts';

const presentStock = (stock: PricedItem['stock'], label: KitItemLabel) => ({
  AtpQuantity: quantityToNumber(stock.atpQuantity),
  IsStatus11: stock.isStatus11,
  IsStatus12: stock.isStatus12,
  StockLabel: label.stockLabel,
  ExceededAmount: quantityToNumber(label.exceededAmount),
});

/** An item of a kit with its price and what is known of its stock. */
const presentPricedItem = (
  { item, price, stock }: PricedItem,
  stockMap: ReadonlyMap<string, StockMapEntry> | undefined,
  buyer: Buyer,
) => {
  const quantity = quantityOf(item.quantity);
  const label = kitItemLabel(quantity, stockMap?.get(item.sap_material_number));
  return {
    ItemNumber: item.id,
    MaterialNo: item.sap_material_number,
    Quantity: quantityToNumber(quantity),
    Price: presentKitPrice(price, buyer),
    Stock: presentStock(stock, label),
  };
};

/** A material of a project over all of its kits, with its price and what is known of its stock. */
const presentPricedMaterial = (
  { materialNo, quantity, price, stock, quantityInCart }: PricedProjectMaterial,
  buyer: Buyer,
) => ({
  MaterialNo: materialNo,
  Quantity: quantityToNumber(quantity),
  Price: presentKitPrice(price, buyer),
  Stock: presentStock(stock, kitItemLabel(quantity, { ...stock, quantityInCart })),
  QuantityInCart: quantityToNumber(quantityInCart),
});

const readRoutes = ({ db, erp }: KitsDeps): readonly Answer[] => {
  const projectOf = readProject(db);
  const recentOf = recentProjects(db);
  const kits = showKits(db, erp);
  const priced = priceKits(db, erp);

  return [
    answerBuyer(calls.getSmartKitLastModified, async ({ params }, buyer) => {
      const { changed_at: changedAt } = await projectOf(buyer, { id: params.id });
      return { lastModifiedUtc: changedAt.toISOString() };
    }),
    answerBuyer(calls.getSmartKit, async ({ query }, buyer) => {
      const { cartId = '', smartKitId } = query;
      const project = await projectOf(buyer, smartKitId === undefined ? { cartId } : { id: smartKitId });
      return { ...projectFieldsOf(project), kits: await kits.ofProject(buyer, project.id, query.shouldEnrichItems) };
    }),
    answerBuyer(calls.getRecentSmartKits, async ({ query: { PageNumber: page, PageSize: size } }, buyer) => {
      if (page < 0 || size < 0) return { pageItems: [], currentPage: 0, maxPages: 0 };
      const wanted = { page: Math.max(1, page), size: Math.max(1, size) };
      const { rows, total } = await recentOf(buyer, wanted);
      return {
        pageItems: rows.map((row) => ({ ...projectFieldsOf(row), kitCount: row.kit_count })),
        currentPage: wanted.page,
        maxPages: Math.ceil(total / wanted.size),
      };
    }),
    answerBuyer(calls.getKitPrice, async ({ params: { id, draftId } }, asking, { signal }) => {
      const { kits: found, buyer } = await priced(asking, id, draftId, signal);
      const [kit] = found;
      return {
        KitPrice: presentKitPrice(kit?.price, buyer),
        ItemPriceResponses: (kit?.items ?? []).map((item) => presentPricedItem(item, kit?.label.stockMap, buyer)),
        StockMap: [...(kit?.label.stockMap ?? [])].map(([materialNo, entry]) => ({
          materialNo,
          atpQuantity: quantityToNumber(entry.atpQuantity),
          quantityInCart: quantityToNumber(entry.quantityInCart),
          isStatus11Or12: entry.isStatus11Or12,
        })),
        kitDraftStockLabel: kit?.label.stockLabel ?? 'UNKNOWN',
      };
    }),
    answerBuyer(calls.getProjectPrice, async ({ params }, asking, { signal }) => {
      const { kits: found, materials, buyer } = await priced(asking, params.id, undefined, signal);
      return {
        ProjectPrice: presentKitPrice(sumPrices(found.map(({ price }) => price)), buyer),
        KitPrices: found.map(({ kit, price, label }) => ({
          kitId: kit.id,
          KitPrice: presentKitPrice(price, buyer),
          kitDraftStockLabel: label.stockLabel,
        })),
        MaterialPrices: materials.map((material) => presentPricedMaterial(material, buyer)),
      };
    }),
  ];
};

/** Projects of kits: begin, read, price, change, delete and restore. */
export const projectRoutes = (deps: KitsDeps): readonly Answer[] => {
  const { db, erp } = deps;
  const create = createProject(db);
  const rename = renameProject(db);
  const remove = deleteProject(db);
  const restore = restoreProject(db);
  const removeKits = deleteKitsOf(db);
  const addEmpty = addEmptyKit(db);
  const copy = copyKit(db);
  const fromTemplates = addKitsFromTemplates(db);
  const projectOf = readProject(db);
  const kits = showKits(db, erp);
  const whole = async (buyer: Buyer, id: string) => {
    const project = await projectOf(buyer, { id });
    return { ...projectFieldsOf(project), kits: await kits.ofProject(buyer, id) };
  };

  return [
    ...readRoutes(deps),
    answerBuyer(calls.createSmartKit, async ({ body }, buyer) =>
      whole(buyer, await create(buyer, body.cartId, body.projectName)),
    ),
    answerBuyer(calls.updateProjectName, async ({ params, body }, buyer) => {
      const { isIgnored } = await rename(buyer, params.id, body.name);
      return { ...DONE, isIgnored };
    }),
    answerBuyer(calls.deleteSmartKit, async ({ body }, buyer) => {
      await remove(buyer, body.id);
      return DONE;
    }),
    answerBuyer(calls.restoreSmartKit, async ({ body }, buyer) => {
      await restore(buyer, body.id);
      return whole(buyer, body.id);
    }),
    answerBuyer(calls.deleteKits, async ({ params, body }, buyer) => {
      await removeKits(buyer, params.id, body);
      return whole(buyer, params.id);
    }),
    answerBuyer(calls.addKit, async ({ params, body }, buyer) => {
      const [kit] = await kits.byIds(buyer, await addEmpty(buyer, params.id, body.headerDescription?.trim() ?? ''));
      if (kit === undefined) throw new Error('A kit that was added is gone');
      return kit;
    }),
    answerBuyer(calls.addKitCopies, async ({ params, body }, buyer) =>
      kits.byIds(buyer, await copy(buyer, params.id, { kitId: body.kitId, count: body.amountOfCopies })),
    ),
    answerBuyer(calls.addKitsFromTemplates, async ({ params, body }, buyer) =>
      kits.byIds(buyer, await fromTemplates(buyer, params.id, body)),
    ),
  ];
};

/** Kits of a project that are made from other projects and from orders. */
export const sourceRoutes = ({ db, erp }: KitsDeps): readonly Answer[] => {
  const kits = showKits(db, erp);
  const fromProject = addKitsFromProject(db);
  const fromOrder = addKitsFromOrder(db);

  return [
    answerBuyer(calls.addKitsFromSmartKit, async ({ params, body }, buyer) =>
      kits.byIds(buyer, await fromProject(buyer, params.id, body.smartKitId)),
    ),
    answerBuyer(calls.addKitsFromOrder, async ({ params, body }, buyer) =>
      kits.byIds(buyer, await fromOrder(buyer, params.id, body.orderId)),
    ),
  ];
};

/** A project as a sheet: materials down, kits across. */
export const sheetRoutes = ({ db }: KitsDeps): readonly Answer[] => {
  const projectOf = readProject(db);
  const sheet = showSheet(db);
  const set = setQuantities(db);
  const order = orderKits(db);

  return [
    answerBuyer(calls.getKitSheet, async ({ params: { id } }, buyer) => {
      const project = await projectOf(buyer, { id });
      return { ...projectFieldsOf(project), ...(await sheet.ofProject(buyer, id)) };
    }),
    answerBuyer(calls.setKitQuantities, async ({ params: { id }, body: { cells } }, buyer) => {
      const packed = await set(
        buyer,
        id,
        cells.map(({ quantity, seenQuantity, ...cell }) => ({
          ...cell,
          quantity: quantityOfWire(quantity),
          seen: seenQuantity === undefined ? undefined : quantityOfWire(seenQuantity),
        })),
      );
      const [kitIds, numbers] = [cells.map(({ kitId }) => kitId), cells.map((cell) => cell.sapMaterialNumber)];
      const { changed_at: changedAt } = await projectOf(buyer, { id });
      return {
        modifiedAtUtc: changedAt.toISOString(),
        ...(await sheet.parts(buyer, kitIds, numbers)),
        adjustments: presentAdjustments(packed),
      };
    }),
    answerBuyer(calls.orderKits, async ({ params: { id }, body }, buyer) => {
      await order(buyer, id, body);
      return DONE;
    }),
  ];
};
