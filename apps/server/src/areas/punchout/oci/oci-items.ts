/** Items and call parameters of SAP OCI. */

import type { Currency } from '@grossist/domain';
import { type FormField, type OciCall, type OciVersion, writeOciItems } from '@grossist/order-formats';
import type { StoredFrame, StoredOciFacts } from '../../../db/index.ts';
import type { HandedItem } from '../items/handed-item.ts';

interface OciReturn {
  version: OciVersion;
  /** The wholesaler's number in the customer's system. */
  vendor: string;
  currency: Currency;
  /** "https://shop.example": where pictures are. */
  origin: string;
}

/** Returns the number of the kit's item that a material belongs to, from 1. */
const parentOf = (item: HandedItem, items: readonly HandedItem[]): number | undefined => {
  if (item.parentLineId === undefined) return undefined;
  const at = items.findIndex(({ lineId }) => lineId === item.parentLineId);
  return at < 0 ? undefined : at + 1;
};

/** Writes items as the fields NEW_ITEM-…[n] of SAP's Open Catalog Interface, in their order. */
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

/** Returns the fields of a call that are needed to post the cart back, without name and password. */
export const ociFacts = (
  { version, target, okCode, caller }: OciCall,
  origin: string,
  frame?: StoredFrame,
): StoredOciFacts => ({
  protocol: 'oci',
  ...(frame === undefined ? {} : { frame }),
  origin,
  version,
  target,
  ...(okCode === undefined ? {} : { okCode }),
  ...(caller === undefined ? {} : { caller }),
});
