import type { Currency } from '@grossist/domain';
import type { FormField, OciVersion } from '@grossist/order-formats';
import { writeOciItems } from '@grossist/order-formats';
import type { HandedItem } from '../items/index.ts';

export interface OciReturn {
  version: OciVersion;
  /** The wholesaler's number in the customer's system. */
  vendor: string;
  currency: Currency;
  /** "https://shop.example": where pictures are. */
  origin: string;
}

/** The item that a kit's material hangs below, counted from 1. */
const parentOf = (item: HandedItem, items: readonly HandedItem[]): number | undefined => {
  if (item.parentLineId === undefined) return undefined;
  const at = items.findIndex(({ lineId }) => lineId === item.parentLineId);
  return at < 0 ? undefined : at + 1;
};

/** Items as the fields NEW_ITEM-…[n] of SAP's Open Catalog Interface, in their order. */
export const ociFields = (
  items: readonly HandedItem[],
  { version, vendor, currency, origin }: OciReturn,
): FormField[] =>
  writeOciItems({
    version,
    ...(vendor === '' ? {} : { vendor }),
    items: items.map((item) => {
      const { material, leadTimeDays, note } = item;
      const parent = parentOf(item, items);
      return {
        name: item.name,
        sapNumber: material.sap_material_number,
        quantity: item.quantity,
        unit: material.sales_unit,
        unitPrice: item.unitPrice,
        perQuantity: item.perQuantity,
        currency,
        longText: note === '' ? item.longText : `${item.longText}\n${note}`,
        materialGroup: material.material_group,
        image: { url: `${origin}${item.imagePath}`, title: item.name },
        ...(leadTimeDays === undefined ? {} : { leadTimeDays }),
        ...(material.supplier_number === '' ? {} : { manufacturerNumber: material.supplier_number }),
        ...(material.class_code === null ? {} : { classification: { schema: 'ETIM', id: material.class_code } }),
        ...(parent === undefined ? {} : { parent }),
      };
    }),
  });
