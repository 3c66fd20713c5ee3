import type { Money, Quantity } from '@grossist/domain';
import { tidy } from '../text/index.ts';
import { toPlainUnit } from '../units/index.ts';
import { FIELDS, type OciFieldName } from './data/fields.ts';
import { ociPrice, ociQuantity } from './numbers.ts';

export type OciVersion = '4.0' | '5.0';

export interface OciItem {
  name: string;
  /** The number in the buyer's own system, when that is known. */
  buyerNumber?: string;
  /** The wholesaler's number. */
  sapNumber: string;
  quantity: Quantity;
  unit: string;
  unitPrice: Money;
  perQuantity: Quantity;
  currency: string;
  leadTimeDays?: number;
  longText?: string;
  manufacturerNumber?: string;
  materialGroup?: string;
  classification?: { schema: string; id: string };
  image?: { url: string; title: string };
  /** Of a kit: 1 for the first item, as items are counted. 5.0 alone. */
  parent?: number;
  custom?: readonly [string?, string?, string?, string?, string?];
}

export interface OciCart {
  version: OciVersion;
  /** The wholesaler's number in the buyer's system. */
  vendor?: string;
  items: readonly OciItem[];
}

export interface FormField {
  name: string;
  value: string;
}

/** Numbers that mean something else when they are cut. */
const UNCUT: ReadonlySet<OciFieldName> = new Set([
  'MATNR',
  'VENDORMAT',
  'EXT_PRODUCT_ID',
  'MANUFACTMAT',
  'VENDOR',
  'ATTACHMENT',
]);

const fitted = (name: OciFieldName, longest: number, text: string | undefined): string => {
  const value = tidy(text);
  if (value.length <= longest) return value;
  if (!UNCUT.has(name)) return Array.from(value).slice(0, longest).join('').trim();
  // A picture or a maker's number more or less is no reason not to order.
  if (name === 'ATTACHMENT' || name === 'MANUFACTMAT') return '';
  throw new RangeError(`${name} takes ${longest} characters, not ${value.slice(0, 60)}`);
};

const valuesOf = (item: OciItem, { vendor }: OciCart): Partial<Record<OciFieldName, string>> => {
  const { price, priceUnit } = ociPrice(item.unitPrice, item.perQuantity);
  return {
    DESCRIPTION: item.name || item.sapNumber,
    MATNR: item.buyerNumber,
    QUANTITY: ociQuantity(item.quantity),
    UNIT: toPlainUnit(item.unit),
    PRICE: price,
    CURRENCY: item.currency,
    PRICEUNIT: priceUnit,
    LEADTIME: item.leadTimeDays === undefined ? undefined : String(Math.min(99_999, item.leadTimeDays)),
    VENDOR: vendor,
    VENDORMAT: item.sapNumber,
    MANUFACTMAT: item.manufacturerNumber,
    MATGROUP: item.materialGroup,
    EXT_PRODUCT_ID: item.sapNumber,
    ATTACHMENT: item.image?.url,
    ATTACHMENT_TITLE: item.image?.title,
    EXT_SCHEMA_TYPE: item.classification?.schema,
    EXT_CATEGORY_ID: item.classification?.id,
    CUST_FIELD1: item.custom?.[0],
    CUST_FIELD2: item.custom?.[1],
    CUST_FIELD3: item.custom?.[2],
    CUST_FIELD4: item.custom?.[3],
    CUST_FIELD5: item.custom?.[4],
    ITEM_TYPE: item.parent === undefined ? undefined : 'O',
    PARENT_ID: item.parent === undefined ? undefined : String(item.parent),
  };
};

/**
 * The fields of the form that brings a cart back (NEW_ITEM-…[n], n from 1), in their order, bare: to be escaped as the
 * page is. Numbers have a point before the decimals; names longer than their fields are cut, item numbers never.
 * Blank fields are left out.
 *
 * Names and lengths up to EXT_CATEGORY_ID were checked against a published excerpt of SAP's document. Not checked: the
 * lengths of the fields behind it, ITEM_TYPE and PARENT_ID, and that a price has three decimals, which is the narrower of
 * what buyers' systems are said to take.
 * @throws RangeError for a SAP number that is missing or too long, and a quantity or price that OCI can't hold
 */
export const writeOciItems = (cart: OciCart): FormField[] =>
  cart.items.flatMap((item, index) => {
    const at = index + 1;
    if (item.sapNumber.trim() === '') throw new RangeError('an item needs its SAP number');
    const values = valuesOf(item, cart);
    const fields: FormField[] = [];
    for (const field of FIELDS) {
      if ('since' in field && cart.version === '4.0') continue;
      const value = fitted(field.name, field.longest, values[field.name]);
      if (value !== '') fields.push({ name: `NEW_ITEM-${field.name}[${at}]`, value });
    }
    const longText = (item.longText ?? '').trim();
    if (longText !== '') fields.push({ name: `NEW_ITEM-LONGTEXT_${at}:132[]`, value: longText });
    return fields;
  });
