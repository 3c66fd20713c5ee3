import { importMessage, messagePart } from '../import-messages/index.ts';
import type { CatalogueRecord } from '../records.ts';
import { Refusal } from '../refusal.ts';
import { assortment, assortmentRelation } from './assortment-shapes.ts';
import { node, plant, product, serviceCenter, supplier } from './catalogue-shapes.ts';
import { type Check, oneOf, QUIETLY, wrong } from './check.ts';
import { account, address, company, contact, discount, netPrice, purchase } from './customer-shapes.ts';
import {
  campaign,
  centerStock,
  closedDay,
  conceptSuggestion,
  cutOff,
  delivery,
  fastboxSize,
  fastboxZone,
  freightTerm,
  gift,
  logistics,
  openingHours,
  priceTerm,
  remnant,
  route,
  softBundle,
  specialOrderTime,
} from './erp-shapes.ts';
import {
  etimClass,
  etimClassFeature,
  etimClassName,
  etimFeature,
  etimNumberedValues,
  etimSynonyms,
  etimUnit,
  etimValue,
} from './etim-shapes.ts';
import { material, materialAmendment } from './material-shapes.ts';
import { accountingString, postalPlace, postalStreet } from './place-shapes.ts';
import { punchoutCustomer } from './punchout-shapes.ts';
import { materialRenumbering } from './renumbering-shape.ts';

const CHECKS = {
  'etim-class': etimClass,
  'etim-class-name': etimClassName,
  'etim-feature': etimFeature,
  'etim-value': etimValue,
  'etim-class-feature': etimClassFeature,
  'etim-numbered-values': etimNumberedValues,
  'etim-synonyms': etimSynonyms,
  'etim-unit': etimUnit,
  node,
  supplier,
  product,
  material,
  'material-amendment': materialAmendment,
  'material-renumbering': materialRenumbering,
  plant,
  'service-center': serviceCenter,
  discount,
  'net-price': netPrice,
  company,
  account,
  contact,
  address,
  assortment,
  'assortment-relation': assortmentRelation,
  'punchout-customer': punchoutCustomer,
  purchase,
  'postal-place': postalPlace,
  'postal-street': postalStreet,
  'accounting-string': accountingString,
  'center-stock': centerStock,
  remnant,
  campaign,
  route,
  'closed-day': closedDay,
  'special-order-time': specialOrderTime,
  'cut-off': cutOff,
  'opening-hours': openingHours,
  'fastbox-size': fastboxSize,
  'freight-term': freightTerm,
  'price-term': priceTerm,
  delivery,
  'fastbox-zone': fastboxZone,
  gift,
  'soft-bundle': softBundle,
  logistics,
  'concept-suggestion': conceptSuggestion,
} as const satisfies { [K in CatalogueRecord['kind']]: Check<Extract<CatalogueRecord, { kind: K }>> };

const isKind = (name: string): name is keyof typeof CHECKS => Object.hasOwn(CHECKS, name);
const kind = oneOf(Object.keys(CHECKS).filter(isKind));

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    throw new Refusal('json', importMessage`the line is not JSON`);
  }
};

/** A value as the record it says it is. @throws Refusal naming the field that is wrong */
export const checkedRecord = (value: unknown): CatalogueRecord => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong('', messagePart`a JSON object`);
  const check = CHECKS[kind('kind' in value ? value.kind : undefined, 'kind')];
  try {
    return check(value, QUIETLY);
  } catch (error) {
    if (error instanceof Refusal) check(value, '');
    throw error;
  }
};

/** One line as a record. @throws Refusal naming the field that is wrong */
export const readRecord = (line: string): CatalogueRecord => checkedRecord(parsed(line));
