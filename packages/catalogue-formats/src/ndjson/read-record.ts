import type { CatalogueRecord } from '../records.ts';
import { Refusal } from '../refusal.ts';
import { etimClass, node, plant, product, serviceCenter, supplier } from './catalogue-shapes.ts';
import { type Check, oneOf, wrong } from './check.ts';
import { account, address, company, contact, discount, netPrice } from './customer-shapes.ts';
import { material, materialAmendment } from './material-shapes.ts';

const CHECKS = {
  'etim-class': etimClass,
  node,
  supplier,
  product,
  material,
  'material-amendment': materialAmendment,
  plant,
  'service-center': serviceCenter,
  discount,
  'net-price': netPrice,
  company,
  account,
  contact,
  address,
} as const satisfies { [K in CatalogueRecord['kind']]: Check<Extract<CatalogueRecord, { kind: K }>> };

const isKind = (name: string): name is keyof typeof CHECKS => Object.hasOwn(CHECKS, name);
const kind = oneOf(Object.keys(CHECKS).filter(isKind));

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    throw new Refusal('json', 'the line is not JSON');
  }
};

/** One line as a record. @throws Refusal naming the field that is wrong */
export const readRecord = (line: string): CatalogueRecord => {
  const value = parsed(line);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong('', 'a JSON object');
  return CHECKS[kind('kind' in value ? value.kind : undefined, 'kind')](value, '');
};
