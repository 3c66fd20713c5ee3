import type { AdjustedQuantity, KitDraft, KitPrice, KitTemplate, PackedItem } from '@grossist/contracts';
import {
  articleNumber,
  formatMoney,
  type KitStockLabel,
  languageOf,
  type Money,
  moneyToNumber,
  quantityOf,
  quantityToNumber,
  textIn,
} from '@grossist/domain';
import type { z } from 'zod';
import type { Buyer } from '../identity/index.ts';
import type { ItemRow } from './packed/items.ts';
import { isPackable, type KitMaterial, type KitMaterials, type PackedMaterial } from './packed/kit-materials.ts';
import type { KitRow, TemplateRow } from './queries/read-kits.ts';

const nameOf = ({ names, code }: KitMaterial, buyer: Buyer): string =>
  textIn(names, languageOf(buyer.locale))?.text ?? code;

/** The trade's number that the user goes by, else another that the material has. */
const numberOf = (material: KitMaterial, { preferredArticleNumber }: Buyer): string =>
  articleNumber(
    { el: material.elNumber, hws: material.hwsNumber, sap: material.sapMaterialNumber },
    preferredArticleNumber,
  );

const typeOf = ({ elNumber, hwsNumber }: KitMaterial): NonNullable<PackedItem['itemArticleDisplayType']> => {
  if ((elNumber === '') === (hwsNumber === '')) return 'both';
  return elNumber === '' ? 'hot-water-supplies' : 'electrical';
};

/** Name, numbers and packing of a material. */
export const detailsOf = (material: KitMaterial, buyer: Buyer): Partial<PackedItem> => ({
  itemLocalMaterialName: nameOf(material, buyer),
  itemArticleDisplayType: typeOf(material),
  itemArticleDisplayNumber: numberOf(material, buyer),
  itemEANNumberBuoM: material.ean,
  firstImageUrl: `/media/materials/${encodeURIComponent(material.sapMaterialNumber)}.svg`,
  itemMinQuantity: quantityToNumber(material.minQuantity),
  itemMultiplum: quantityToNumber(material.multiplum),
  itemSalesUnit: material.salesUnit,
  itemPackageSize: quantityToNumber(material.packageSize),
  isOnClearanceSale: material.isOnClearanceSale,
  isClearanceAdditionalProduct: material.isOnClearanceSale,
  itemB2BCableCutAllowed: material.cableCutAllowed,
});

/** What is offered in place of a material that is not sold anymore; null without one that can be ordered. */
export const successorOf = (material: KitMaterial | undefined, materials: KitMaterials, buyer: Buyer) => {
  const successor = material && materials.get(material.successor);
  if (!isPackable(successor)) return null;
  const { sapMaterialNumber, code } = successor;
  return { sapMaterialNumber, code, itemLocalMaterialName: nameOf(successor, buyer) };
};

/** What is needed to show items. */
export interface ItemsShown {
  materials: KitMaterials;
  /** With names, numbers and packing. */
  isEnriched: boolean;
}

const presentItem = (item: ItemRow, { materials, isEnriched }: ItemsShown, buyer: Buyer): PackedItem => {
  const material = materials.get(item.sap_material_number);
  const isInvalid = !isPackable(material);
  return {
    id: item.id,
    sapMaterialNumber: item.sap_material_number,
    quantity: quantityToNumber(quantityOf(item.quantity)),
    isInvalid,
    isChecked: isInvalid,
    successor: isInvalid ? successorOf(material, materials, buyer) : null,
    ...(isEnriched && material !== undefined ? detailsOf(material, buyer) : {}),
  };
};

const presentPacked = (
  row: Omit<KitRow, 'smart_kit_id' | 'in_cart'>,
  items: readonly ItemRow[],
  shown: ItemsShown,
  buyer: Buyer,
) => {
  const presented = items.map((item) => presentItem(item, shown, buyer));
  return {
    id: row.id,
    headerDescription: row.header_description,
    createdBy: row.created_by,
    createdAtUtc: row.created_at.toISOString(),
    modifiedBy: row.modified_by,
    modifiedAtUtc: row.modified_at.toISOString(),
    items: presented,
    itemCount: presented.length,
    isAnyItemInvalid: presented.some(({ isInvalid }) => isInvalid),
    isSelected: false,
    isDeleted: row.deleted_at !== null,
  };
};

export const presentKit = (
  row: KitRow,
  items: readonly ItemRow[],
  shown: ItemsShown & { stockLabel: KitStockLabel },
  buyer: Buyer,
): KitDraft => ({
  ...presentPacked(row, items, shown, buyer),
  smartKitId: row.smart_kit_id,
  kitDraftStockLabel: shown.stockLabel,
  inCart: row.in_cart,
});

export const presentTemplate = (
  row: TemplateRow,
  items: readonly ItemRow[],
  shown: ItemsShown,
  buyer: Buyer,
): KitTemplate => ({
  ...presentPacked(row, items, shown, buyer),
  isLocked: row.is_locked,
  note: row.note,
  companyId: row.company_id,
  isOwner: row.owner_id === buyer.contactId,
});

export interface Adjusted extends PackedMaterial {
  kitId: string;
}

/** Quantities that are not as they were asked for. */
export const presentAdjustments = (packed: readonly Adjusted[]): z.infer<typeof AdjustedQuantity>[] =>
  packed.flatMap(({ kitId, sapMaterialNumber, quantity, requested }) =>
    quantity === requested
      ? []
      : [
          {
            kitId,
            sapMaterialNumber,
            requestedQuantity: quantityToNumber(requested),
            quantity: quantityToNumber(quantity),
          },
        ],
  );

/** A net amount with its duties, as far as the user may see it; undefined where something has no price. */
export const presentKitPrice = (
  price: { net: Money; duties: Money } | undefined,
  { showNetPrice, locale, account: { currency } }: Buyer,
): z.infer<typeof KitPrice> => {
  if (price === undefined || !showNetPrice)
    return { NetPrice: null, NetPriceStr: '', Duties: null, Currency: currency };
  return {
    NetPrice: moneyToNumber(price.net),
    NetPriceStr: formatMoney(price.net, currency, locale),
    Duties: moneyToNumber(price.duties),
    Currency: currency,
  };
};
