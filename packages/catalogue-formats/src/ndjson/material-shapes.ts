import { MARKETS } from '@grossist/domain';
import type {
  FeatureValue,
  ListPrice,
  MaterialAmendmentRecord,
  MaterialRecord,
  PlantStock,
  SalesUnit,
} from '../records.ts';
import { tree } from './catalogue-shapes.ts';
import { between, type Check, dictionary, finite, flag, list, object, oneOf, optional, wrong } from './check.ts';
import {
  amountAboveZero,
  code,
  currency,
  date,
  gtin,
  market,
  money,
  names,
  quantity,
  shortText,
  texts,
} from './scalars.ts';

const salesUnit: Check<SalesUnit> = oneOf(['PCE', 'MTR', 'ROL', 'PAK', 'BOX', 'SET', 'PAR', 'KGM', 'LTR', 'BDL']);

const featureValue: Check<FeatureValue> = (value, at) => {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string') return code(value, at);
  if (!Array.isArray(value)) return finite(value, at);
  const [from, to, ...rest] = list(finite, 2)(value, at);
  if (from === undefined || to === undefined || rest.length > 0) throw wrong(at, 'a range of two numbers');
  return [from, to];
};

const listPrice = object<ListPrice>({
  market,
  currency,
  amount: money,
  perQuantity: amountAboveZero,
  validFrom: optional(date),
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

export const material = object<MaterialRecord>({
  kind: oneOf(['material']),
  sapMaterialNumber: optional(code),
  productCode: optional(code),
  nodeCode: optional(code),
  tree: optional(tree),
  classCode: optional(code),
  supplierCode: optional(code),
  supplierNumber: optional(code),
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
  cableCutAllowed: optional(flag),
  status: optional(oneOf(['10', '30', '33', '40'])),
  isOnClearanceSale: optional(flag),
  isDirectDeliveryProduct: optional(flag),
  isProjectProduct: optional(flag),
  isContractorProduct: optional(flag),
  isAccountingStringProduct: optional(flag),
  isStocked: optional(flag),
  supplyStatus: optional(oneOf(['11', '12'])),
  endUserRegistrationRequirementType: optional(code),
  conceptSuggestion: optional(suggestion),
  alternatives: optional(codes),
  accessories: optional(codes),
  replacedBy: optional(code),
  materialGroup: optional(code),
  duties: optional(dictionary(currency, money, 4)),
  markets: list(market, MARKETS.length),
  features: optional(featuresCheck()),
  popularity: optional(between(0, 1000)),
  listPrices: optional(list(listPrice, 100)),
  stock: optional(list(plantStock, 500)),
});

function featuresCheck(): Check<Readonly<Record<string, FeatureValue>>> {
  const check = dictionary(code, featureValue, 1000);
  return (value, at) => {
    const features: Record<string, FeatureValue> = {};
    for (const [name, found] of Object.entries(check(value, at))) if (found !== undefined) features[name] = found;
    return features;
  };
}

const amendment = object<MaterialAmendmentRecord>({
  kind: oneOf(['material-amendment']),
  elNumber: optional(code),
  hwsNumber: optional(code),
  supplierNumber: optional(code),
  market,
  packageSize: optional(quantity),
  addAlternativeNumbers: optional(codes),
  replacedBy: optional(code),
});

export const materialAmendment: Check<MaterialAmendmentRecord> = (value, at) => {
  const found = amendment(value, at);
  if (found.elNumber ?? found.hwsNumber ?? found.supplierNumber) return found;
  throw wrong(at, 'an amendment of a material: it names none (elNumber, hwsNumber or supplierNumber)');
};
