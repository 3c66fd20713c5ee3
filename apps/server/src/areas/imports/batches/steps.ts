/** The kinds of records in the order in which they are written. */

import type { CatalogueRecord } from '@grossist/catalogue-formats';
import { type Item, isRefusal, type Kind, type Outcome, type RecordOf } from '../item.ts';
import {
  accountingStringKey,
  writeAccountingStrings,
  writeAccounts,
  writeAddresses,
  writeCompanies,
} from '../writers/accounts.ts';
import { recallAmendments, writeAmendments } from '../writers/amendments/write-amendments.ts';
import { relationKey, writeAssortmentRelations, writeAssortments } from '../writers/assortments.ts';
import { emailOf, writeContacts } from '../writers/contacts.ts';
import { centerStockKey, writeCenterStock, writeLogistics, writeRemnants } from '../writers/erp/branch-stock.ts';
import {
  conceptSuggestionKey,
  writeCampaigns,
  writeConceptSuggestions,
  writeGifts,
  writeSoftBundles,
} from '../writers/erp/campaigns.ts';
import { writeDeliveries } from '../writers/erp/deliveries.ts';
import { writeFastboxZones, writeRoutes } from '../writers/erp/routes.ts';
import {
  CLOSED_DAYS,
  CUT_OFFS,
  FASTBOX_SIZES,
  FREIGHT_TERMS,
  OPENING_HOURS,
  PRICE_TERMS,
  SPECIAL_ORDER_TIMES,
} from '../writers/erp/terms.ts';
import {
  synonymsKey,
  writeEtimClasses,
  writeEtimClassNames,
  writeEtimFeatures,
  writeEtimSynonyms,
  writeEtimUnits,
  writeEtimValues,
} from '../writers/etim-classes.ts';
import { classFeatureKey, writeEtimClassFeatures, writeEtimNumberedValues } from '../writers/etim-features.ts';
import { renumberingKeys, writeMaterialRenumberings } from '../writers/material-renumberings.ts';
import { numbersOf } from '../writers/materials/find.ts';
import { recallMaterials, writeMaterials } from '../writers/materials/write-materials.ts';
import { writeNodes, writeProducts, writeSuppliers } from '../writers/nodes.ts';
import {
  placeKey,
  streetKey,
  writePlants,
  writePostalPlaces,
  writePostalStreets,
  writeServiceCenters,
} from '../writers/places.ts';
import { discountKey, netPriceKey, writeDiscounts, writeNetPrices } from '../writers/prices.ts';
import { writePunchoutCustomers } from '../writers/punchout-customers.ts';
import { purchaseKey, writePurchases } from '../writers/purchases.ts';
import type { Fact } from '../writers/record-facts.ts';
import type { Tx, WriteContext, Writer } from '../writers/writer.ts';

/**
 * Splits items into rounds so that no two items of a round share a key, in their order: one statement may touch a row only
 * once.
 */
export function* roundsOf<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): Generator<readonly T[]> {
  let waiting = items;
  while (waiting.length > 0) {
    const taken = new Set<string>();
    const round: T[] = [];
    const later: T[] = [];
    for (const item of waiting) {
      const keys = keysOf(item);
      const list = keys.some((key) => taken.has(key)) ? later : round;
      // The keys of a postponed item are taken too, or a third item could overtake it.
      for (const key of keys) taken.add(key);
      list.push(item);
    }
    yield round;
    waiting = later;
  }
}

/** Writes and recalls the records of one kind. */
interface Step {
  /** Writes those of the items that are of its kind. */
  write(tx: Tx, items: readonly Item[], context: WriteContext): Promise<ReadonlyMap<Item, Outcome>>;
  /** Remembers the facts of those of its kind that were written before the run was resumed. */
  recall(tx: Tx, items: readonly Item[], context: WriteContext): Promise<void>;
}

/** Returns the facts of a record, which the rest of its file may not contradict. */
type FactsOf<R extends CatalogueRecord> = (item: Item<R>, keys: readonly string[]) => readonly Fact[];

/** The whole record is one fact under its key. */
const wholeRecord: FactsOf<CatalogueRecord> = ({ record, hash }, keys) => [
  { about: [record.kind, ...keys], content: hash },
];

/** For records of a kind that only add data, or that are judged once their material is found. */
const nothing: FactsOf<CatalogueRecord> = () => [];

const namesByLanguage: FactsOf<RecordOf<'etim-class-name' | 'etim-feature' | 'etim-value'>> = ({ record }) =>
  Object.entries(record.names).map(([language, name]) => ({
    about: [record.kind, record.code, language],
    content: name,
  }));

const featureFields: FactsOf<RecordOf<'etim-class-feature'>> = ({ record }, keys) =>
  Object.entries({
    type: record.type,
    unit: record.unit,
    unitCode: record.unitCode,
    sortOrder: record.sortOrder,
    number: record.number,
  }).flatMap(([field, value]) =>
    value === undefined ? [] : [{ about: [record.kind, ...keys, field], content: String(value) }],
  );

const step = <K extends Kind>(
  kind: K,
  keysOf: (record: RecordOf<K>) => readonly string[],
  write: Writer<RecordOf<K>>,
  factsOf: FactsOf<RecordOf<K>> = wholeRecord,
  recall?: (tx: Tx, items: readonly Item<RecordOf<K>>[], context: WriteContext) => Promise<void>,
): Step => {
  const isOfKind = (item: Item): item is Item<RecordOf<K>> => item.record.kind === kind;
  const itemFacts = (item: Item<RecordOf<K>>): readonly Fact[] => factsOf(item, keysOf(item.record));
  return {
    write: async (tx, items, context) => {
      const outcomes = new Map<Item, Outcome>();
      const fresh: Item<RecordOf<K>>[] = [];
      for (const item of items.filter(isOfKind)) {
        const verdict = context.facts.judge(item, itemFacts(item));
        if (verdict === 'new') fresh.push(item);
        else outcomes.set(item, verdict === 'same' ? 'unchanged' : verdict);
      }
      for (const round of roundsOf(fresh, (item) => keysOf(item.record))) {
        for (const [item, outcome] of await write(tx, round, context)) {
          outcomes.set(item, outcome);
          if (isRefusal(outcome)) context.facts.forget(item, itemFacts(item));
        }
      }
      return outcomes;
    },
    recall: async (tx, items, context) => {
      const ofKind = items.filter(isOfKind);
      if (recall) await recall(tx, ofKind, context);
      else for (const item of ofKind) context.facts.remember(item, itemFacts(item));
    },
  };
};

const byCode = (record: { code: string }): readonly string[] => [record.code];

/** All kinds, each after the kinds that it may reference. */
export const STEPS: readonly Step[] = [
  // Before materials, so that one that follows is announced to the search once only.
  step('assortment', byCode, writeAssortments),
  step('etim-class', byCode, writeEtimClasses),
  step('etim-class-name', byCode, writeEtimClassNames, namesByLanguage),
  step('etim-feature', byCode, writeEtimFeatures, namesByLanguage),
  step('etim-value', byCode, writeEtimValues, namesByLanguage),
  step('etim-class-feature', (record) => [classFeatureKey(record)], writeEtimClassFeatures, featureFields),
  // After the numbers that it references.
  step('etim-numbered-values', (record) => [record.number], writeEtimNumberedValues, nothing),
  step('etim-unit', byCode, writeEtimUnits),
  step('etim-synonyms', (record) => [synonymsKey(record)], writeEtimSynonyms, nothing),
  step('supplier', byCode, writeSuppliers),
  step('node', byCode, writeNodes),
  step('product', byCode, writeProducts),
  step('plant', byCode, writePlants),
  step('service-center', byCode, writeServiceCenters),
  // Before materials that already use their new number.
  step('material-renumbering', renumberingKeys, writeMaterialRenumberings, nothing),
  step('material', numbersOf, writeMaterials, nothing, recallMaterials),
  // Several of one material are separated once the material is found.
  step('material-amendment', () => [], writeAmendments, nothing, recallAmendments),
  step('route', byCode, writeRoutes),
  step('closed-day', (record) => [CLOSED_DAYS.key(record)], CLOSED_DAYS.write),
  step('special-order-time', (record) => [SPECIAL_ORDER_TIMES.key(record)], SPECIAL_ORDER_TIMES.write),
  step('cut-off', (record) => [CUT_OFFS.key(record)], CUT_OFFS.write),
  step('opening-hours', (record) => [OPENING_HOURS.key(record)], OPENING_HOURS.write),
  step('fastbox-size', (record) => [FASTBOX_SIZES.key(record)], FASTBOX_SIZES.write),
  step('freight-term', (record) => [FREIGHT_TERMS.key(record)], FREIGHT_TERMS.write),
  step('delivery', byCode, writeDeliveries),
  step('price-term', (record) => [PRICE_TERMS.key(record)], PRICE_TERMS.write),
  step('fastbox-zone', byCode, writeFastboxZones),
  step('center-stock', (record) => [centerStockKey(record)], writeCenterStock),
  step('remnant', byCode, writeRemnants),
  step('campaign', byCode, writeCampaigns),
  step('gift', byCode, writeGifts),
  step('soft-bundle', byCode, writeSoftBundles),
  step('logistics', (record) => [record.sapMaterialNumber], writeLogistics),
  step('concept-suggestion', (record) => [conceptSuggestionKey(record)], writeConceptSuggestions),
  step('discount', (record) => [discountKey(record)], writeDiscounts),
  step('net-price', (record) => [netPriceKey(record)], writeNetPrices),
  step('company', byCode, writeCompanies),
  step('account', (record) => [record.soldTo], writeAccounts),
  step('contact', (record) => [emailOf(record)], writeContacts),
  step('address', byCode, writeAddresses),
  step('assortment-relation', (record) => [relationKey(record)], writeAssortmentRelations),
  step('punchout-customer', byCode, writePunchoutCustomers),
  step('postal-place', (record) => [placeKey(record)], writePostalPlaces),
  step('postal-street', (record) => [streetKey(record)], writePostalStreets),
  step('accounting-string', (record) => [accountingStringKey(record)], writeAccountingStrings),
  step('purchase', (record) => [purchaseKey(record)], writePurchases),
];
