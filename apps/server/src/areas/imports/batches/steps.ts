import type { CatalogueRecord } from '@grossist/catalogue-formats';
import { type Item, isRefusal, type Kind, type Outcome, type RecordOf } from '../item.ts';
import { accountingStringKey, writeAccountingStrings } from '../writers/accounting-strings.ts';
import { writeAccounts } from '../writers/accounts.ts';
import { writeAddresses } from '../writers/addresses.ts';
import { recallAmendments, writeAmendments } from '../writers/amendments/index.ts';
import { relationKey, writeAssortmentRelations, writeAssortments } from '../writers/assortments.ts';
import { writeCompanies } from '../writers/companies.ts';
import { emailOf, writeContacts } from '../writers/contacts.ts';
import { discountKey, writeDiscounts } from '../writers/discounts.ts';
import {
  CLOSED_DAYS,
  CUT_OFFS,
  centerStockKey,
  conceptSuggestionKey,
  FASTBOX_SIZES,
  FREIGHT_TERMS,
  OPENING_HOURS,
  PRICE_TERMS,
  SPECIAL_ORDER_TIMES,
  writeCampaigns,
  writeCenterStock,
  writeConceptSuggestions,
  writeDeliveries,
  writeFastboxZones,
  writeGifts,
  writeLogistics,
  writeRemnants,
  writeRoutes,
  writeSoftBundles,
} from '../writers/erp/index.ts';
import { classFeatureKey, writeEtimClassFeatures } from '../writers/etim-class-features.ts';
import { writeEtimClasses } from '../writers/etim-classes.ts';
import { writeEtimClassNames, writeEtimFeatures, writeEtimValues } from '../writers/etim-names.ts';
import { writeEtimNumberedValues } from '../writers/etim-numbered-values.ts';
import { synonymsKey, writeEtimSynonyms } from '../writers/etim-synonyms.ts';
import { writeEtimUnits } from '../writers/etim-units.ts';
import { renumberingKeys, writeMaterialRenumberings } from '../writers/material-renumberings.ts';
import { numbersOf, recallMaterials, writeMaterials } from '../writers/materials/index.ts';
import { netPriceKey, writeNetPrices } from '../writers/net-prices.ts';
import { writeNodes } from '../writers/nodes.ts';
import { writePlants } from '../writers/plants.ts';
import { placeKey, streetKey, writePostalPlaces, writePostalStreets } from '../writers/postal-places.ts';
import { writeProducts } from '../writers/products.ts';
import { writePunchoutCustomers } from '../writers/punchout-customers.ts';
import { purchaseKey, writePurchases } from '../writers/purchases.ts';
import type { Fact } from '../writers/record-facts.ts';
import { writeServiceCenters } from '../writers/service-centers.ts';
import { writeSuppliers } from '../writers/suppliers.ts';
import type { Tx, WriteContext, Writer } from '../writers/writer.ts';
import { roundsOf } from './rounds.ts';

/** One kind of records. */
export interface Step {
  /** Writes those of the items that are of its kind. */
  write(tx: Tx, items: readonly Item[], context: WriteContext): Promise<ReadonlyMap<Item, Outcome>>;
  /** Remembers what those of its kind say that were written before. */
  recall(tx: Tx, items: readonly Item[], context: WriteContext): Promise<void>;
}

/** What a record says that the rest of its file may not say otherwise. */
type FactsOf<R extends CatalogueRecord> = (item: Item<R>, keys: readonly string[]) => readonly Fact[];

/** A record is told whole under its key. */
const wholeRecord: FactsOf<CatalogueRecord> = ({ record, hash }, keys) => [
  { about: [record.kind, ...keys], content: hash },
];

/** Records of a kind that only add to what is known, or that are judged once their material is found. */
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
  const told = (item: Item<RecordOf<K>>): readonly Fact[] => factsOf(item, keysOf(item.record));
  return {
    write: async (tx, items, context) => {
      const outcomes = new Map<Item, Outcome>();
      const fresh: Item<RecordOf<K>>[] = [];
      for (const item of items.filter(isOfKind)) {
        const verdict = context.told.judge(item, told(item));
        if (verdict === 'new') fresh.push(item);
        else outcomes.set(item, verdict === 'same' ? 'unchanged' : verdict);
      }
      for (const round of roundsOf(fresh, (item) => keysOf(item.record))) {
        for (const [item, outcome] of await write(tx, round, context)) {
          outcomes.set(item, outcome);
          if (isRefusal(outcome)) context.told.forget(item, told(item));
        }
      }
      return outcomes;
    },
    recall: async (tx, items, context) => {
      const ofKind = items.filter(isOfKind);
      if (recall) await recall(tx, ofKind, context);
      else for (const item of ofKind) context.told.remember(item, told(item));
    },
  };
};

const byCode = (record: { code: string }): readonly string[] => [record.code];

/** In the order in which kinds may name each other. */
export const STEPS: readonly Step[] = [
  // Before what it may hold: a material that comes after it need not be told to the search twice.
  step('assortment', byCode, writeAssortments),
  step('etim-class', byCode, writeEtimClasses),
  step('etim-class-name', byCode, writeEtimClassNames, namesByLanguage),
  step('etim-feature', byCode, writeEtimFeatures, namesByLanguage),
  step('etim-value', byCode, writeEtimValues, namesByLanguage),
  step('etim-class-feature', (record) => [classFeatureKey(record)], writeEtimClassFeatures, featureFields),
  // Behind the numbers that it names.
  step('etim-numbered-values', (record) => [record.number], writeEtimNumberedValues, nothing),
  step('etim-unit', byCode, writeEtimUnits),
  step('etim-synonyms', (record) => [synonymsKey(record)], writeEtimSynonyms, nothing),
  step('supplier', byCode, writeSuppliers),
  step('node', byCode, writeNodes),
  step('product', byCode, writeProducts),
  step('plant', byCode, writePlants),
  step('service-center', byCode, writeServiceCenters),
  // Before materials that come under their new number already.
  step('material-renumbering', renumberingKeys, writeMaterialRenumberings, nothing),
  step('material', numbersOf, writeMaterials, nothing, recallMaterials),
  // Several of one material are told apart when it is found.
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
