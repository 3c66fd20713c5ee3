import type { CxmlOutgoingItem } from '@grossist/order-formats';
import type { HandedItem } from '../items/index.ts';

/** cXML wants a class for every item; this is said of what has none. */
const UNCLASSIFIED = { domain: 'UNSPSC', code: '00000000' };

const some = (text: string): string | undefined => (text === '' ? undefined : text);

/** Items as ItemIn or ItemOut, kits above their materials; the line is given back when the cart is edited. */
export const cxmlItems = (items: readonly HandedItem[]): CxmlOutgoingItem[] => {
  const numbers = new Map(items.map(({ lineId }, index) => [lineId, index + 1]));
  const kits = new Set(items.map(({ parentLineId }) => parentLineId));
  return items.map(({ material, name, longText, note, ...item }, index) => ({
    lineNumber: index + 1,
    parentLineNumber: item.parentLineId === undefined ? undefined : numbers.get(item.parentLineId),
    isKit: item.lineId !== undefined && kits.has(item.lineId),
    identifiers: {
      sap: material.sap_material_number,
      ean: some(material.ean),
      el: some(material.el_number),
      hws: some(material.hws_number),
      supplier: some(material.supplier_number),
    },
    name,
    longText,
    unit: material.sales_unit,
    quantity: item.quantity,
    unitPrice: item.unitPrice,
    perQuantity: item.perQuantity,
    amount: item.amount,
    classification: material.class_code === null ? UNCLASSIFIED : { domain: 'ETIM', code: material.class_code },
    auxiliaryId: item.lineId,
    leadTimeDays: item.leadTimeDays,
    manufacturerName: material.supplier_name ?? undefined,
    note: some(note),
  }));
};
