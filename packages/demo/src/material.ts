import type { MaterialRecord, MediaReference } from '@grossist/catalogue-formats';
import { LANGUAGES, MARKETS, type Market, type Texts } from '@grossist/domain';
import type { ClassPlan, Packing } from './class-plan.ts';
import type { Version } from './compiled-class.ts';
import { LEADS } from './leads.ts';
import { lifecycleOf } from './lifecycle.ts';
import { elNumber, eNumber, gtin, hwsNumber, rskNumber, sapNumber, supplierNumber } from './numbers.ts';
import { copperDuties, listPrices, quotes } from './prices.ts';
import type { Identity } from './product.ts';
import { below, PURPOSE, unit } from './random.ts';
import { relationsOf } from './relations.ts';
import type { PlannedProduct, Schedule } from './schedule.ts';
import { stockOf } from './stock.ts';
import type { Supplier } from './suppliers.ts';

/** What all materials of one demo share. */
export interface MaterialSurroundings {
  schedule: Schedule;
  validFrom: string;
  incomingDates: readonly string[];
}

const SOME_MARKETS: readonly (readonly Market[])[] = [
  ['DK'],
  ['DK', 'SE', 'NO'],
  ['DE', 'NL'],
  ['SE', 'NO'],
  ['DK', 'DE'],
  ['NO'],
  ['NL'],
];

/** Seven of eight materials are sold everywhere. */
export const marketsOf = (index: number): readonly Market[] =>
  index < LEADS.length || unit(index, PURPOSE.markets) < 0.875
    ? MARKETS
    : (SOME_MARKETS[below(SOME_MARKETS.length, index * 2 + 1, PURPOSE.markets)] ?? MARKETS);

export const versionAt = ({ ofClass, firstVersion }: PlannedProduct, place: number): Version => {
  const version = ofClass.versions[firstVersion + place];
  if (version === undefined) throw new Error(`class ${ofClass.plan.code} has no version ${firstVersion + place}`);
  return version;
};

export const packingOf = (product: PlannedProduct, version: Version, index: number): Packing => {
  const { packing } = product.ofClass.plan;
  const chosen = version.packing ?? packing[below(packing.length, index, PURPOSE.packing)];
  if (chosen === undefined) throw new Error(`class ${product.ofClass.plan.code} has no packing`);
  return chosen;
};

const namesOf = (product: PlannedProduct, series: string, version: Version): Texts => {
  const { term } = product.ofClass.plan;
  const names: Texts = {};
  for (const language of LANGUAGES)
    names[language] = `${term[language] ?? term.en} ${series}${version.spoken[language]}`;
  return names;
};

const numbersOf = (product: PlannedProduct, index: number): Partial<MaterialRecord> => {
  const { tree, bothTrades } = product.ofClass.plan;
  const numbers: Partial<MaterialRecord> = { ean: gtin(index) };
  if (tree === 'electrical' || bothTrades === true) numbers.elNumber = elNumber(index);
  if (tree === 'hws' || bothTrades === true) numbers.hwsNumber = hwsNumber(index);
  if (unit(index, PURPOSE.alternativeNumber) < 0.3) {
    numbers.alternativeNumbers = [tree === 'electrical' ? eNumber(index) : rskNumber(index)];
  }
  return numbers;
};

/** The supplier's website, which is invented as the supplier is. */
const hostOf = ({ name }: Supplier): string => {
  const host = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '');
  return `https://www.${host}.example`;
};

/** The supplier's declaration of conformity. */
const declarationOf = (supplier: Supplier, number: string): MediaReference => ({
  kind: 'link',
  documentType: 'declaration',
  source: `${hostOf(supplier)}/declarations/${number}`,
});

/** What a lamp has for planning light: its file for Dialux and its photometric data. */
const dialuxOf = (supplier: Supplier, number: string): MediaReference[] =>
  ['uld', 'ldt'].map((ending) => ({
    kind: 'link',
    documentType: 'dialux',
    source: `${hostOf(supplier)}/dialux/${number}.${ending}`,
  }));

/** Documents of stocked materials; lamps are those with a luminous flux. */
const mediaOf = ({ area }: ClassPlan, supplier: Supplier, number: string): MediaReference[] => [
  declarationOf(supplier, number),
  ...(area === 'luminaire' ? dialuxOf(supplier, number) : []),
];

/** Few things are bought often, most seldom: 0 to 1000. */
const popularityOf = (index: number): number =>
  index < LEADS.length ? 1000 - index : Math.floor(unit(index, PURPOSE.popularity) ** 4 * 1000);

export const materialRecord = (
  { schedule, validFrom, incomingDates }: MaterialSurroundings,
  product: PlannedProduct,
  identity: Identity,
  place: number,
): MaterialRecord => {
  const index = product.start + place;
  const { plan, materialGroup } = product.ofClass;
  const version = versionAt(product, place);
  const packing = packingOf(product, version, index);
  const lifecycle = lifecycleOf(index);
  const markets = marketsOf(index);
  const prices = quotes(product.ofClass, product.series, version, markets);
  const stock = stockOf({ index, lifecycle, packing, price: version.price, markets }, incomingDates);

  const record: MaterialRecord = {
    kind: 'material',
    sapMaterialNumber: sapNumber(index),
    productCode: identity.code,
    tree: plan.tree,
    classCode: plan.code,
    supplierCode: identity.supplier.code,
    supplierNumber: supplierNumber(index, identity.supplier.code),
    ...numbersOf(product, index),
    typeDesignation: version.label === '' ? identity.series : `${identity.series} ${version.label}`,
    names: namesOf(product, identity.series, version),
    salesUnit: plan.unit,
    minQuantity: String(packing.min),
    multiplum: String(packing.multiplum),
    packageSize: String(packing.package),
    status: lifecycle.status,
    isStocked: lifecycle.stocked,
    materialGroup,
    markets,
    features: version.features,
    popularity: popularityOf(index),
    listPrices: listPrices(prices, validFrom),
    ...lifecycle.flags,
    ...relationsOf(schedule, product, place, packing.min),
  };
  if (lifecycle.stocked) record.media = mediaOf(plan, identity.supplier, supplierNumber(index, identity.supplier.code));
  if (packing.cut === true) record.cableCutAllowed = true;
  if (lifecycle.clearance) record.isOnClearanceSale = true;
  if (plan.registered === true) record.endUserRegistrationRequirementType = '001';
  if (version.copper > 0) record.duties = copperDuties(version.copper);
  if (stock !== undefined) record.stock = stock;
  return product.lead === undefined ? record : { ...record, ...product.lead.overrides };
};
