import {
  INFO_TAG_COLORS,
  type InfoTagColor,
  LANGUAGES,
  LONGEST_RIBBON_TEXT,
  MARKETS,
  type Texts,
} from '@grossist/domain';
import { messagePart } from '../import-message.ts';
import type {
  FeatureValue,
  ForeignNumber,
  ListPrice,
  MaterialAmendmentRecord,
  MaterialRecord,
  MaterialReference,
  MaterialStatus,
  MediaReference,
  PlantStock,
  SalesUnit,
  SupplierNumber,
  ToldInfoTag,
} from '../records.ts';
import { tree } from './catalogue-shapes.ts';
import { between, type Check, dictionary, finite, flag, list, object, oneOf, optional, text, wrong } from './check.ts';
import {
  amountAboveZero,
  code,
  currency,
  date,
  gtin,
  language,
  market,
  money,
  names,
  quantity,
  shortText,
  texts,
} from './scalars.ts';

interface Written {
  color: InfoTagColor | 'none';
  ribbonTexts: Texts | undefined;
  descriptions: Texts | undefined;
}

const written = object<Written>({
  color: oneOf([...INFO_TAG_COLORS, 'none']),
  ribbonTexts: optional(dictionary(language, text(LONGEST_RIBBON_TEXT), LANGUAGES.length)),
  descriptions: optional(dictionary(language, shortText, LANGUAGES.length)),
});

/** A tag with a text in at least one language, or 'none' alone. */
const infoTag: Check<ToldInfoTag> = (value, at) => {
  const { color, ribbonTexts = {}, descriptions } = written(value, at);
  const hasText = Object.keys(ribbonTexts).length > 0;
  if (color === 'none') {
    if (hasText || descriptions !== undefined)
      throw wrong(`${at}.color`, messagePart`a color despite a text being given`);
    return { color };
  }
  if (!hasText) throw wrong(`${at}.ribbonTexts`, messagePart`a text in at least one language`);
  return { color, ribbonTexts, ...(descriptions === undefined ? {} : { descriptions }) };
};

const mediaReference = object<MediaReference>({
  kind: oneOf(['picture', 'drawing', 'document', 'link']),
  documentType: optional(code),
  source: text(2000),
  mimeType: optional(shortText),
  titles: optional(texts),
  language: optional(language),
});

const media = list(mediaReference, 200);

const salesUnit: Check<SalesUnit> = oneOf(['PCE', 'MTR', 'ROL', 'PAK', 'BOX', 'SET', 'PAR', 'KGM', 'LTR', 'BDL']);

const featureValue: Check<FeatureValue> = (value, at) => {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string') return code(value, at);
  if (!Array.isArray(value)) return finite(value, at);
  const [from, to, ...rest] = list(finite, 2)(value, at);
  if (from === undefined || to === undefined || rest.length > 0) throw wrong(at, messagePart`a range of two numbers`);
  return [from, to];
};

const status: Check<MaterialStatus> = oneOf(['10', '30', '33', '40']);

const scale = object<{ fromQuantity: string; amount: string }>({ fromQuantity: amountAboveZero, amount: money });

const listPrice = object<ListPrice>({
  market,
  currency,
  amount: money,
  perQuantity: amountAboveZero,
  validFrom: optional(date),
  scales: optional(list(scale, 20)),
});

const plantStock = object<PlantStock>({
  plant: code,
  atp: quantity,
  incoming: optional(list(object<{ date: string; quantity: string }>({ date, quantity }), 100)),
  fastbox: optional(quantity),
  clearance: optional(quantity),
});

type Suggestion = NonNullable<MaterialRecord['conceptSuggestion']>;

const suggestion = object<Suggestion>({ sapMaterialNumber: code, quantity, minQuantity: quantity });

const codes = list(code, 500);

const foreignNumber = object<ForeignNumber>({
  elNumber: optional(code),
  hwsNumber: optional(code),
  ean: optional(gtin),
  supplierNumber: optional(code),
  supplierCode: optional(code),
});

const isOneNumber = ({ elNumber, hwsNumber, ean, supplierNumber, supplierCode }: ForeignNumber): boolean =>
  [elNumber, hwsNumber, ean, supplierNumber].filter((number) => number !== undefined).length === 1 &&
  (supplierCode === undefined || supplierNumber !== undefined);

const reference: Check<MaterialReference> = (value, at) => {
  if (typeof value === 'string') return code(value, at);
  const found = foreignNumber(value, at);
  if (!isOneNumber(found))
    throw wrong(at, messagePart`one number of a material (elNumber, hwsNumber, ean or supplierNumber)`);
  return found;
};

const references = list(reference, 500);
const duties = dictionary(currency, money, 4);
const listPrices = list(listPrice, 100);
const stock = list(plantStock, 500);

export const material = object<MaterialRecord>({
  kind: oneOf(['material']),
  sapMaterialNumber: optional(code),
  productCode: optional(code),
  nodeCode: optional(code),
  tree: optional(tree),
  classCode: optional(code),
  supplierCode: optional(code),
  supplierNumber: optional(code),
  supplierNumbers: optional(list(object<SupplierNumber>({ supplierCode: code, number: code }), 20)),
  elNumber: optional(code),
  hwsNumber: optional(code),
  ean: optional(gtin),
  alternativeNumbers: optional(codes),
  typeDesignation: optional(shortText),
  names,
  descriptions: optional(texts),
  salesUnit,
  minQuantity: optional(quantity),
  multiplum: optional(quantity),
  packageSize: optional(quantity),
  packagings: optional(dictionary(gtin, amountAboveZero, 20)),
  cableCutAllowed: optional(flag),
  status: optional(status),
  isOnClearanceSale: optional(flag),
  isDirectDeliveryProduct: optional(flag),
  isProjectProduct: optional(flag),
  isContractorProduct: optional(flag),
  isAccountingStringProduct: optional(flag),
  isStocked: optional(flag),
  supplyStatus: optional(oneOf(['11', '12'])),
  endUserRegistrationRequirementType: optional(code),
  conceptSuggestion: optional(suggestion),
  alternatives: optional(references),
  accessories: optional(references),
  replacedBy: optional(reference),
  materialGroup: optional(code),
  duties: optional(duties),
  markets: list(market, MARKETS.length),
  features: optional(featuresCheck()),
  popularity: optional(between(0, 1000)),
  listPrices: optional(listPrices),
  stock: optional(stock),
  keywords: optional(dictionary(language, list(shortText, 100), LANGUAGES.length)),
  media: optional(media),
  infoTag: optional(infoTag),
});

function featuresCheck(): Check<Readonly<Record<string, FeatureValue>>> {
  const check = dictionary(code, featureValue, 1000);
  // No value is undefined: `featureValue` gives none back.
  return (value, at) => check(value, at) as Readonly<Record<string, FeatureValue>>;
}

const amendment = object<MaterialAmendmentRecord>({
  kind: oneOf(['material-amendment']),
  sapMaterialNumber: optional(code),
  elNumber: optional(code),
  hwsNumber: optional(code),
  ean: optional(gtin),
  supplierNumber: optional(code),
  supplierCode: optional(code),
  market: optional(market),
  names: optional(texts),
  descriptions: optional(texts),
  status: optional(status),
  materialGroup: optional(code),
  listPrices: optional(listPrices),
  keepsPerQuantity: optional(flag),
  stock: optional(stock),
  duties: optional(duties),
  media: optional(media),
  packageSize: optional(quantity),
  addAlternativeNumbers: optional(codes),
  addAlternatives: optional(references),
  addAccessories: optional(references),
  replacedBy: optional(reference),
  infoTag: optional(infoTag),
});

export const materialAmendment: Check<MaterialAmendmentRecord> = (value, at) => {
  const found = amendment(value, at);
  if (found.sapMaterialNumber ?? found.elNumber ?? found.hwsNumber ?? found.ean ?? found.supplierNumber) return found;
  throw wrong(
    at,
    messagePart`a change to a material that names no number (sapMaterialNumber, elNumber, hwsNumber, ean or supplierNumber)`,
  );
};
