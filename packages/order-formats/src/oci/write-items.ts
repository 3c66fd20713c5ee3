import type { Money, Quantity } from '@grossist/domain';
import { tidy } from '../clean-text.ts';
import { writeQuantity } from '../numbers.ts';
import { toPlainUnit } from '../units.ts';

/** A price has as many decimals, in ten-thousandths one less than the shop's. */
const PRICE_PLACES = 3;
const MONEY_PLACES = 4;
const QUANTITY_PLACES = 3;
const DIGITS_BEFORE_POINT = 11;
const MOST_PRICE_UNIT = 99_999n;

const decimal = (units: bigint, places: number, least: number): string => {
  const digits = units.toString().padStart(places + 1, '0');
  const cut = digits.length - places;
  const fraction = digits.slice(cut).replace(/0+$/, '').padEnd(least, '0');
  const whole = digits.slice(0, cut);
  if (whole.length > DIGITS_BEFORE_POINT) throw new RangeError('a number has more digits than OCI takes');
  return fraction === '' ? whole : `${whole}.${fraction}`;
};

/** "2.500": a point before the decimals and nothing between thousands. @throws RangeError when it is not above 0 or too large */
const ociQuantity = (quantity: Quantity): string => {
  if (quantity <= 0) throw new RangeError('a quantity is above 0');
  decimal(BigInt(quantity), QUANTITY_PLACES, 0);
  return writeQuantity(quantity);
};

/** The nearest price for as many units as OCI can express: exact in hundredths up to ten times as many. */
const nearestPrice = (unitPrice: Money, perQuantity: Quantity): { price: string; priceUnit: string } => {
  const ofUnit = 10n ** BigInt(QUANTITY_PLACES);
  const scaled = unitPrice * MOST_PRICE_UNIT * ofUnit;
  const divisor = BigInt(perQuantity) * 10n ** BigInt(MONEY_PLACES - PRICE_PLACES);
  const price = (scaled + divisor / 2n) / divisor;
  return { price: decimal(price, PRICE_PLACES, 2), priceUnit: MOST_PRICE_UNIT.toString() };
};

/**
 * PRICE, which has three decimals, and PRICEUNIT, a whole number. A price that these don't hold is given for ten, a
 * hundred or a thousand times as many: 0.1234 for 1 is 1.234 for 10. Where that is more than OCI can express (the price of
 * 150,000 pieces, or of 123.456 metres) it is rounded, for the most units there are.
 * @throws RangeError for a negative price, or one of more digits than OCI takes
 */
const ociPrice = (unitPrice: Money, perQuantity: Quantity): { price: string; priceUnit: string } => {
  if (unitPrice < 0n || perQuantity <= 0) throw new RangeError('a price is not negative, for a quantity above 0');
  for (const factor of [1n, 10n, 100n, 1000n]) {
    const price = unitPrice * factor;
    const unit = BigInt(perQuantity) * factor;
    const isExact = price % 10n ** BigInt(MONEY_PLACES - PRICE_PLACES) === 0n && unit % 1000n === 0n;
    if (isExact && unit / 1000n <= MOST_PRICE_UNIT)
      return { price: decimal(price, MONEY_PLACES, 2), priceUnit: (unit / 1000n).toString() };
  }
  return nearestPrice(unitPrice, perQuantity);
};

/** Fields of NEW_ITEM with the most characters of each, in the order they are sent in; `since` 5.0 where 4.0 lacks them. */
interface OciField {
  name: string;
  longest: number;
  since?: '5.0';
}

const FIELDS = [
  { name: 'DESCRIPTION', longest: 40 },
  { name: 'MATNR', longest: 40 },
  { name: 'QUANTITY', longest: 15 },
  { name: 'UNIT', longest: 3 },
  { name: 'PRICE', longest: 15 },
  { name: 'CURRENCY', longest: 5 },
  { name: 'PRICEUNIT', longest: 5 },
  { name: 'LEADTIME', longest: 5 },
  { name: 'VENDOR', longest: 10 },
  { name: 'VENDORMAT', longest: 40 },
  { name: 'MANUFACTCODE', longest: 10 },
  { name: 'MANUFACTMAT', longest: 40 },
  { name: 'MATGROUP', longest: 10 },
  { name: 'SERVICE', longest: 1 },
  { name: 'CONTRACT', longest: 10 },
  { name: 'CONTRACT_ITEM', longest: 5 },
  { name: 'EXT_QUOTE_ID', longest: 35 },
  { name: 'EXT_QUOTE_ITEM', longest: 10 },
  { name: 'EXT_PRODUCT_ID', longest: 40 },
  { name: 'ATTACHMENT', longest: 255 },
  { name: 'ATTACHMENT_TITLE', longest: 255 },
  { name: 'ATTACHMENT_PURPOSE', longest: 1 },
  { name: 'EXT_SCHEMA_TYPE', longest: 10 },
  { name: 'EXT_CATEGORY_ID', longest: 60 },
  { name: 'EXT_CATEGORY', longest: 40 },
  { name: 'SLD_SYS_NAME', longest: 60 },
  { name: 'CUST_FIELD1', longest: 10 },
  { name: 'CUST_FIELD2', longest: 10 },
  { name: 'CUST_FIELD3', longest: 10 },
  { name: 'CUST_FIELD4', longest: 20 },
  { name: 'CUST_FIELD5', longest: 50 },
  { name: 'ITEM_TYPE', longest: 1, since: '5.0' },
  { name: 'PARENT_ID', longest: 5, since: '5.0' },
] as const satisfies readonly OciField[];

type OciFieldName = (typeof FIELDS)[number]['name'];

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
 * what buyers' systems take by their documentation.
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
