import { randomUUID } from 'node:crypto';
import { type Currency, type Locale, NO_MONEY } from '@grossist/domain';
import { type CxmlOutgoingItem, payloadIdOf, writePunchOutOrderMessage } from '@grossist/order-formats';
import type { StoredCxmlFacts } from '../../../db/index.ts';
import type { CartItems } from '../items/cart-items.ts';
import type { HandedItem } from '../items/handed-item.ts';

/** Classification of items without a class: cXML requires one. */
const UNCLASSIFIED = { domain: 'UNSPSC', code: '00000000' };

const some = (text: string): string | undefined => (text === '' ? undefined : text);

/** Converts items to ItemIn or ItemOut, kits before their materials; the line's id is returned when the cart is edited. */
const cxmlItems = (items: readonly HandedItem[]): CxmlOutgoingItem[] => {
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

export const USER_AGENT = 'Grossist';

export interface CxmlReturn {
  facts: StoredCxmlFacts;
  currency: Currency;
  locale: Locale;
  /** The shop's own host, for the document's number. */
  host: string;
  writtenAt: Date;
}

/** Writes the cart as PunchOutOrderMessage. From and To are swapped: it goes the opposite way of the setup request. */
export const returnMessage = (
  { items, freight, tax }: Pick<CartItems, 'items' | 'freight' | 'tax'>,
  { facts, currency, locale, host, writtenAt }: CxmlReturn,
): string =>
  writePunchOutOrderMessage(
    { payloadId: payloadIdOf(writtenAt, randomUUID(), host), writtenAt },
    {
      header: { from: facts.to, to: facts.from, sender: facts.to, userAgent: USER_AGENT },
      isTest: facts.isTest,
      buyerCookie: facts.buyerCookie,
      operationAllowed: 'edit',
      currency,
      language: locale,
      items: cxmlItems(items),
      ...(freight === NO_MONEY ? {} : { freight: { amount: freight, reason: 'Freight' } }),
      ...(tax === NO_MONEY ? {} : { vat: { amount: tax, reason: 'VAT' } }),
    },
  );
