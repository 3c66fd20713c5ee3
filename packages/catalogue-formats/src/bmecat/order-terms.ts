import { isGtin } from '@grossist/domain';
import { type ExactDecimal, writeDecimal } from '../implied-decimal.ts';
import { importMessage } from '../import-message.ts';
import { Refusal, shown } from '../read-events.ts';
import type { MaterialRecord, SalesUnit } from '../records.ts';
import { child, childrenOf, type Element, textOf, within } from '../xml/element.ts';
import { type KnownUnit, UNITS } from './data/units.ts';
import type { NoteTally } from './note-tally.ts';
import { compare, isQuantity, ONE, readQuantity, times } from './values.ts';

/** How a product is sold, in the shop's units. */
export interface OrderTerms {
  salesUnit: SalesUnit;
  /** Units of sale in one ORDER_UNIT. */
  factor: ExactDecimal;
  /** What the price is for, in ORDER_UNITs; undefined when the file says nonsense. */
  priceQuantity: ExactDecimal | undefined;
  /** ORDER_UNIT as the file writes it. */
  orderUnit: string;
}

export type PackingRules = Pick<MaterialRecord, 'minQuantity' | 'multiplum' | 'packageSize' | 'packagings'>;

/** What is opened and sold by what is in it, and what that may be: a box of screws, a drum of cable. */
const PACKINGS: ReadonlySet<SalesUnit> = new Set<SalesUnit>(['ROL', 'PAK', 'BOX', 'BDL']);
const CONTENTS: ReadonlySet<SalesUnit> = new Set<SalesUnit>(['PCE', 'MTR']);

export const unitOf = (text: string): KnownUnit | undefined => UNITS.get(text.toUpperCase());

const contentOf = (
  details: Element,
  line: number,
  notes: NoteTally,
): { unit: SalesUnit; count: ExactDecimal } | undefined => {
  const unit = unitOf(textOf(details, 'CONTENT_UNIT'));
  const count = readQuantity(textOf(details, 'NO_CU_PER_OU'), line, notes);
  if (!unit || !count || compare(count, ONE) <= 0) return undefined;
  return { unit: unit.unit, count: times(count, { units: unit.covers, places: 0 }) };
};

/**
 * Reads PRODUCT_ORDER_DETAILS. A packing whose content is counted in pieces or metres is sold by these, in multiples
 * of the packing, as other sources of the same material do; what is no packing is sold as it is.
 * @throws Refusal for a unit that the shop does not sell by
 */
export const readOrderTerms = (product: Element, notes: NoteTally): OrderTerms => {
  const details = child(product, 'PRODUCT_ORDER_DETAILS');
  const orderUnit = textOf(details, 'ORDER_UNIT');
  const line = details?.line ?? product.line;
  const priceText = textOf(details, 'PRICE_QUANTITY');
  const priceQuantity = priceText === '' ? ONE : readQuantity(priceText, line, notes);
  if (!details || orderUnit === '') {
    notes.add('order-unit-missing', line);
    return { salesUnit: 'PCE', factor: ONE, priceQuantity, orderUnit };
  }
  const unit = unitOf(orderUnit);
  if (!unit)
    throw new Refusal(
      'order-unit',
      importMessage`${'ORDER_UNIT'} ${shown(orderUnit)} is not a sales unit of the shop`,
      'ORDER_UNIT',
    );
  const content = contentOf(details, line, notes);
  if (content && PACKINGS.has(unit.unit) && CONTENTS.has(content.unit)) {
    return { salesUnit: content.unit, factor: content.count, priceQuantity, orderUnit };
  }
  if (content) notes.add('content-of-unit', line);
  const factor = unit.covers === 1n ? ONE : { units: unit.covers, places: 0 };
  return { salesUnit: unit.unit, factor, priceQuantity, orderUnit };
};

const packagesOf = (product: Element, notes: NoteTally): ExactDecimal[] => {
  const packages: ExactDecimal[] = [];
  const take = (units: readonly Element[], name: string): void => {
    for (const unit of units) {
      const quantity = readQuantity(textOf(unit, name), unit.line, notes);
      if (quantity) packages.push(quantity);
    }
  };
  take(childrenOf(child(child(product, 'PRODUCT_ORDER_DETAILS'), 'PACKING_UNITS'), 'PACKING_UNIT'), 'QUANTITY_MIN');
  take(within(child(product, 'USER_DEFINED_EXTENSIONS'), 'UDX.EDXF.PACKING_UNIT'), 'UDX.EDXF.QUANTITY_MIN');
  return packages;
};

/** Packaging levels that have a GTIN of their own, with what is in them. */
const packagingsOf = (
  product: Element,
  sold: (quantity: ExactDecimal | undefined) => ExactDecimal | undefined,
  notes: NoteTally,
): Record<string, string> | undefined => {
  const found: [gtin: string, quantity: string][] = [];
  const take = (units: readonly Element[], prefix: string): void => {
    for (const unit of units) {
      const code = textOf(unit, `${prefix}GTIN`);
      const quantity = isGtin(code)
        ? sold(readQuantity(textOf(unit, `${prefix}QUANTITY_MIN`), unit.line, notes))
        : undefined;
      if (quantity && compare(quantity, ONE) > 0) found.push([code, writeDecimal(quantity)]);
    }
  };
  take(childrenOf(child(child(product, 'PRODUCT_ORDER_DETAILS'), 'PACKING_UNITS'), 'PACKING_UNIT'), '');
  take(within(child(product, 'USER_DEFINED_EXTENSIONS'), 'UDX.EDXF.PACKING_UNIT'), 'UDX.EDXF.');
  return found.length > 0 ? Object.fromEntries(found) : undefined;
};

/** The packing rules of a product in its units of sale. */
export const readPackingRules = (product: Element, { factor }: OrderTerms, notes: NoteTally): PackingRules => {
  const details = child(product, 'PRODUCT_ORDER_DETAILS');
  const line = details?.line ?? product.line;
  const sold = (quantity: ExactDecimal | undefined): ExactDecimal | undefined => {
    const value = quantity && times(quantity, factor);
    if (!value || isQuantity(value)) return value;
    notes.add('quantity', line);
    return undefined;
  };
  const isPacked = compare(factor, ONE) > 0;
  const least = sold(readQuantity(textOf(details, 'QUANTITY_MIN'), line, notes) ?? (isPacked ? ONE : undefined));
  const step = sold(readQuantity(textOf(details, 'QUANTITY_INTERVAL'), line, notes) ?? (isPacked ? ONE : undefined));
  const packages = packagesOf(product, notes)
    .flatMap((size) => sold(size) ?? [])
    .filter((size) => compare(size, ONE) > 0)
    .sort(compare);
  const [smallest] = isPacked ? [factor, ...packages].sort(compare) : packages;
  const larger = packages.filter((size) => smallest && compare(size, smallest) > 0).length;
  if (larger > 0) notes.add('larger-package', line, '', larger);
  const rules: PackingRules = {};
  if (least) rules.minQuantity = writeDecimal(least);
  if (step) rules.multiplum = writeDecimal(step);
  if (smallest) rules.packageSize = writeDecimal(smallest);
  const packagings = packagingsOf(product, sold, notes);
  if (packagings) rules.packagings = packagings;
  return rules;
};
