import { LANGUAGES } from '@grossist/domain';
import { messagePart } from '../import-message.ts';
import type {
  AssortmentRecord,
  AssortmentRelationRecord,
  EtimClassFeatureRecord,
  EtimClassNameRecord,
  EtimClassRecord,
  EtimFeature,
  EtimFeatureRecord,
  EtimFeatureType,
  EtimNumberedValuesRecord,
  EtimSynonymsRecord,
  EtimUnitRecord,
  EtimValueRecord,
  MaterialRenumberingRecord,
  NodeRecord,
  PlantRecord,
  ProductRecord,
  ServiceCenterRecord,
  SupplierRecord,
  Tree,
} from '../records.ts';
import { between, type Check, dictionary, list, object, oneOf, optional, wrong } from './check.ts';
import { code, email, language, market, names, shortText, slug, texts, timeOfDay } from './scalars.ts';

export const tree: Check<Tree> = oneOf(['electrical', 'hws']);

export const node = object<NodeRecord>({
  kind: oneOf(['node']),
  code,
  parentCode: optional(code),
  tree,
  names,
  slug,
  sortOrder: between(-1_000_000_000, 1_000_000_000, 'whole'),
});

export const supplier = object<SupplierRecord>({ kind: oneOf(['supplier']), code, name: shortText });

export const product = object<ProductRecord>({
  kind: oneOf(['product']),
  code,
  nodeCode: code,
  classCode: optional(code),
  supplierCode: optional(code),
  names,
  descriptions: optional(texts),
});

export const plant = object<PlantRecord>({ kind: oneOf(['plant']), code, market, name: shortText, city: shortText });

export const serviceCenter = object<ServiceCenterRecord>({
  kind: oneOf(['service-center']),
  code,
  market,
  plant: code,
  name: shortText,
  street: shortText,
  postalCode: shortText,
  city: shortText,
  latitude: between(-90, 90),
  longitude: between(-180, 180),
  closingTime: timeOfDay,
  openingTime: optional(timeOfDay),
});

const codes = list(code, 20_000);

export const assortment = object<AssortmentRecord>({
  kind: oneOf(['assortment']),
  code,
  names,
  type: oneOf(['exclusive', 'limiting']),
  nodeCodes: optional(codes),
  supplierCodes: optional(codes),
  productCodes: optional(codes),
  sapMaterialNumbers: optional(codes),
});

const relation = object<AssortmentRelationRecord>({
  kind: oneOf(['assortment-relation']),
  assortmentCode: code,
  companyCode: optional(code),
  soldTo: optional(code),
  email: optional(email),
});

export const assortmentRelation: Check<AssortmentRelationRecord> = (value, at) => {
  const found = relation(value, at);
  const given = [found.companyCode, found.soldTo, found.email].filter((one) => one !== undefined);
  if (given.length === 1) return found;
  throw wrong(at, messagePart`a relation for one customer needs exactly one of companyCode, soldTo and email`);
};

const type: Check<EtimFeatureType> = oneOf(['A', 'N', 'R', 'L']);
const words = list(shortText, 500);

const featureValue = object<{ code: string; names: EtimFeature['names'] }>({ code, names });

const feature = object<EtimFeature>({
  code,
  names,
  type,
  unit: optional(shortText),
  values: optional(list(featureValue, 5000)),
});

export const etimClass = object<EtimClassRecord>({
  kind: oneOf(['etim-class']),
  code,
  names,
  synonyms: optional(dictionary(language, words, LANGUAGES.length)),
  features: list(feature, 1000),
});

export const etimClassName = object<EtimClassNameRecord>({ kind: oneOf(['etim-class-name']), code, names });

export const etimFeature = object<EtimFeatureRecord>({ kind: oneOf(['etim-feature']), code, names });

export const etimValue = object<EtimValueRecord>({ kind: oneOf(['etim-value']), code, names });

export const etimClassFeature = object<EtimClassFeatureRecord>({
  kind: oneOf(['etim-class-feature']),
  classCode: code,
  featureCode: optional(code),
  type: optional(type),
  unit: optional(shortText),
  unitCode: optional(code),
  sortOrder: optional(between(-1_000_000_000, 1_000_000_000, 'whole')),
  number: optional(code),
  valueCodes: optional(list(code, 5000)),
});

export const etimNumberedValues = object<EtimNumberedValuesRecord>({
  kind: oneOf(['etim-numbered-values']),
  number: code,
  valueCodes: list(code, 5000),
});

export const etimUnit = object<EtimUnitRecord>({ kind: oneOf(['etim-unit']), code, sign: shortText });

export const etimSynonyms = object<EtimSynonymsRecord>({
  kind: oneOf(['etim-synonyms']),
  classCode: code,
  language,
  words,
});

const renumbering = object<MaterialRenumberingRecord>({
  kind: oneOf(['material-renumbering']),
  supplierCode: code,
  supplierNumber: code,
  newSupplierNumber: code,
  market: optional(market),
});

export const materialRenumbering: Check<MaterialRenumberingRecord> = (value, at) => {
  const found = renumbering(value, at);
  if (found.supplierNumber !== found.newSupplierNumber) return found;
  throw wrong(
    at === '' ? 'newSupplierNumber' : `${at}.newSupplierNumber`,
    messagePart`different number than the one before`,
  );
};
