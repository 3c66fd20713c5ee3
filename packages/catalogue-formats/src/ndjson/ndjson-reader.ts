/** One record of the catalogue a line, as JSON. */

import { importMessage, messagePart } from '../import-message.ts';
import { type FileLine, LineSplitter, withoutBom } from '../line-splitter.ts';
import { Refusal, refusedEvent } from '../read-events.ts';
import { type ByteSource, type CatalogueReader, NotThisFormat, type ReadEvent } from '../reader.ts';
import type { CatalogueRecord } from '../records.ts';
import {
  assortment,
  assortmentRelation,
  etimClass,
  etimClassFeature,
  etimClassName,
  etimFeature,
  etimNumberedValues,
  etimSynonyms,
  etimUnit,
  etimValue,
  materialRenumbering,
  node,
  plant,
  product,
  serviceCenter,
  supplier,
} from './catalogue-shapes.ts';
import { type Check, oneOf, QUIETLY, wrong } from './check.ts';
import {
  account,
  accountingString,
  address,
  company,
  contact,
  discount,
  netPrice,
  postalPlace,
  postalStreet,
  punchoutCustomer,
  purchase,
} from './customer-shapes.ts';
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
import { material, materialAmendment } from './material-shapes.ts';

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
const readRecord = (line: string): CatalogueRecord => checkedRecord(parsed(line));

/** Bytes of a line: the largest ETIM classes, with the names of all their values, stay well below. */
const LONGEST_LINE = 1024 * 1024;
const ENOUGH = 4096;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** JSON objects, the first of which tells its kind; a head may cut it off. */
const recognises = (head: Uint8Array): boolean => {
  const start = new TextDecoder().decode(withoutBom(head).subarray(0, ENOUGH)).trimStart();
  const [first = ''] = start.split('\n');
  return first.startsWith('{') && /"kind"\s*:/.test(first);
};

const decoded = (bytes: Uint8Array): string => {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Refusal('encoding', importMessage`the line is not UTF-8`);
  }
};

const readLine = ({ number: line, bytes }: FileLine): ReadEvent | undefined => {
  try {
    if (!bytes) throw new Refusal('line-too-long', importMessage`the line is longer than ${LONGEST_LINE} bytes`);
    const text = decoded(bytes).trim();
    return text === '' ? undefined : { type: 'record', line, record: readRecord(text), written: text };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refusedEvent(line, error);
  }
};

const OPENING_BRACE = 0x7b;
const isBlank = (byte: number): boolean => byte === 0x20 || byte === 0x09 || byte === 0x0d;

/** Blank lines come before the first; @throws NotThisFormat when it does not begin as an object does */
const isFirst = ({ bytes }: FileLine): boolean => {
  const start = bytes?.find((byte) => !isBlank(byte));
  if (bytes && start === undefined) return false;
  if (start !== OPENING_BRACE) throw new NotThisFormat(importMessage`The first line is not a JSON object.`);
  return true;
};

async function* read(source: ByteSource): AsyncGenerator<ReadEvent> {
  const lines = new LineSplitter(LONGEST_LINE);
  let begun = false;
  const one = function* (raw: FileLine): Generator<ReadEvent> {
    const line = raw.number === 1 && raw.bytes ? { ...raw, bytes: withoutBom(raw.bytes) } : raw;
    begun ||= isFirst(line);
    const event = begun ? readLine(line) : undefined;
    if (event) yield event;
  };
  for await (const chunk of source) {
    for (const line of lines.push(chunk)) yield* one(line);
  }
  for (const line of lines.end()) yield* one(line);
  if (!begun) throw new NotThisFormat(importMessage`The file is empty.`);
}

/** NDJSON: one CatalogueRecord a line, UTF-8. */
export const ndjsonReader: CatalogueReader = { format: 'ndjson', recognises, read };
