import {
  addMoney,
  addQuantity,
  type KnownStock,
  type Money,
  NO_MONEY,
  NO_QUANTITY,
  type Quantity,
  quantityOf,
} from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { Erp, PricedMaterial } from '../../../gateways/erp/port.ts';
import { notFound } from '../../../http/failure.ts';
import { type Buyer, buyerOnAccount } from '../../identity/index.ts';
import { askErp, customerOf } from '../../pricing/index.ts';
import { type ItemRow, itemsByOwner, KITS, readItems } from '../packed/items.ts';
import { isPackable, type KitMaterials, kitMaterials } from '../packed/kit-materials.ts';
import { readProject } from './projects.ts';
import { type KitRow, readKitsOfProject } from './read-kits.ts';
import { knownStockOf, labelsOf, usedElsewhere } from './stock-of-kits.ts';

export interface NetPrice {
  net: Money;
  duties: Money;
}

export interface PricedItem {
  item: ItemRow;
  /** Undefined without a price. */
  price: NetPrice | undefined;
  stock: KnownStock & { isStatus11: boolean; isStatus12: boolean };
}

/** A material of a project, over all of its kits. */
export interface PricedProjectMaterial {
  materialNo: string;
  quantity: Quantity;
  /** Undefined when one of the items has no price. */
  price: NetPrice | undefined;
  stock: PricedItem['stock'];
  /** Used by the lines of the active cart that are not made of these kits. */
  quantityInCart: Quantity;
}

export interface PricedKit {
  kit: KitRow;
  items: readonly PricedItem[];
  /** Undefined when one of the items has no price. */
  price: NetPrice | undefined;
  label: NonNullable<ReturnType<ReturnType<typeof labelsOf>['get']>>;
}

/** Items of the same material and quantity cost the same: one ask for all of them. */
const keyOf = (item: ItemRow): string => `${item.sap_material_number} ${item.quantity}`;

const asksOf = (items: readonly ItemRow[], materials: KitMaterials) =>
  [...new Map(items.map((item) => [keyOf(item), item])).values()].map((item) => {
    const material = materials.get(item.sap_material_number);
    const quantity = quantityOf(item.quantity);
    const isCut = material?.cableCutAllowed === true && material.packageSize > 0;
    return {
      key: keyOf(item),
      sapMaterialNumber: item.sap_material_number,
      quantity,
      isOnClearanceSale: false,
      isCableCut: isCut && quantity % material.packageSize !== 0,
    };
  });

/** Sums prices; undefined when one of them is unknown. */
export const sumPrices = (prices: readonly (NetPrice | undefined)[]): NetPrice | undefined =>
  prices.reduce<NetPrice | undefined>(
    (sum, price) => sum && price && { net: addMoney(sum.net, price.net), duties: addMoney(sum.duties, price.duties) },
    { net: NO_MONEY, duties: NO_MONEY },
  );

const NO_STOCK = { atpQuantity: quantityOf(0), isStatus11Or12: false, isStatus11: false, isStatus12: false };

const priceItem = (item: ItemRow, priced: PricedMaterial | undefined, isSold: boolean): PricedItem => {
  const buildUp = isSold ? priced?.price?.buildUp : undefined;
  return {
    item,
    price: buildUp && { net: buildUp.lineTotal, duties: buildUp.duties },
    stock:
      priced === undefined
        ? NO_STOCK
        : {
            ...knownStockOf(priced.stock),
            isStatus11: priced.stock.color === 'Blue',
            isStatus12: priced.stock.isStatus12Product,
          },
  };
};

const priceMaterials = (
  items: Iterable<PricedItem>,
  used: ReadonlyMap<string, Quantity>,
): readonly PricedProjectMaterial[] => {
  const byMaterial = new Map<string, PricedProjectMaterial>();
  for (const { item, price, stock } of items) {
    const materialNo = item.sap_material_number;
    const known = byMaterial.get(materialNo);
    byMaterial.set(materialNo, {
      materialNo,
      quantity: addQuantity(known?.quantity ?? NO_QUANTITY, quantityOf(item.quantity)),
      price: known === undefined ? price : sumPrices([known.price, price]),
      stock,
      quantityInCart: used.get(materialNo) ?? NO_QUANTITY,
    });
  }
  return [...byMaterial.values()];
};

/**
 * Prices the kits of a project of the buyer's on its cart's account, all by one request to the ERP; one kit alone when
 * `kitId` is given. Constant queries, however many kits and items. [kit-07]
 * @throws Failure 404 for another's project or a kit that it has not, 503 while the ERP is unavailable
 */
export const priceKits = (db: Database, erp: Erp) => {
  const projectOf = readProject(db);
  const materialsOf = kitMaterials(db);
  const onAccount = buyerOnAccount(db);
  return async (
    asking: Buyer,
    projectId: string,
    kitId: string | undefined,
    signal: AbortSignal,
  ): Promise<{ kits: readonly PricedKit[]; materials: readonly PricedProjectMaterial[]; buyer: Buyer }> => {
    const project = await projectOf(asking, { id: projectId });
    const buyer = project.account_id === null ? asking : await onAccount(asking, project.account_id);
    const rows = (await readKitsOfProject(db, projectId)).filter(({ id }) => kitId === undefined || id === kitId);
    if (kitId !== undefined && rows.length === 0) throw notFound('kit of this project');
    const items = await readItems(
      db,
      KITS,
      rows.map(({ id }) => id),
    );
    const numbers = items.map((item) => item.sap_material_number);
    const byKit = itemsByOwner(items);
    const group = { projectId, kits: rows.map(({ id }) => ({ id, items: byKit.get(id) ?? [] })) };
    const materials = await materialsOf(buyer, numbers);
    const [priced, used] = await Promise.all([
      items.length === 0 ? [] : askErp(() => erp.prices(customerOf(buyer), asksOf(items, materials), signal)),
      usedElsewhere(db, buyer, group),
    ]);
    const byKey = new Map(priced.map((each) => [each.key, each]));
    const pricedItems = new Map(
      items.map((item) => [
        item.id,
        priceItem(item, byKey.get(keyOf(item)), isPackable(materials.get(item.sap_material_number))),
      ]),
    );
    const stock = new Map([...pricedItems.values()].map((each) => [each.item.sap_material_number, each.stock]));
    const labels = labelsOf(group, stock, used);
    const kits = rows.flatMap((kit): PricedKit[] => {
      const label = labels.get(kit.id);
      const own = (byKit.get(kit.id) ?? []).flatMap((item) => pricedItems.get(item.id) ?? []);
      return label === undefined ? [] : [{ kit, items: own, price: sumPrices(own.map(({ price }) => price)), label }];
    });
    return { kits, materials: priceMaterials(pricedItems.values(), used), buyer };
  };
};
