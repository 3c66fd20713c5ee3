/** Checks records of the catalogue beside materials, of assortments, and of the ETIM model. */

import {
  type AssortmentRecord,
  type AssortmentRelationRecord,
  type DiscountRecord,
  type EtimClassFeatureRecord,
  type EtimClassNameRecord,
  type EtimClassRecord,
  type EtimFeatureRecord,
  type EtimNumberedValuesRecord,
  type EtimSynonymsRecord,
  type EtimUnitRecord,
  type EtimValueRecord,
  importMessage,
  type NodeRecord,
  type PlantRecord,
  type ProductRecord,
  type ServiceCenterRecord,
  type SupplierRecord,
} from '@grossist/catalogue-formats';
import {
  code,
  codeIfGiven,
  each,
  first,
  language,
  market,
  names,
  number,
  oneOf,
  type Problem,
  percent,
  text,
  texts,
  timeSpan,
  whole,
} from './values.ts';

export const checkNode = (record: NodeRecord): Problem =>
  first(
    code('code', record.code),
    codeIfGiven('parentCode', record.parentCode),
    oneOf('tree', record.tree, ['electrical', 'hws']),
    names(record.names),
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(record.slug)
      ? code('slug', record.slug)
      : importMessage`${'slug'} is not a URL slug`,
    whole('sortOrder', record.sortOrder, -2_000_000_000, 2_000_000_000),
  );

export const checkSupplier = (record: SupplierRecord): Problem =>
  first(code('code', record.code), text('name', record.name));

export const checkProduct = (record: ProductRecord): Problem =>
  first(
    code('code', record.code),
    codeIfGiven('nodeCode', record.nodeCode),
    codeIfGiven('classCode', record.classCode),
    codeIfGiven('supplierCode', record.supplierCode),
    names(record.names),
    texts('descriptions', record.descriptions),
  );

export const checkPlant = (record: PlantRecord): Problem =>
  first(code('code', record.code), market(record.market), text('name', record.name), text('city', record.city));

export const checkServiceCenter = (record: ServiceCenterRecord): Problem =>
  first(
    code('code', record.code),
    market(record.market),
    code('plant', record.plant),
    text('name', record.name),
    number('latitude', record.latitude, -90, 90),
    number('longitude', record.longitude, -180, 180),
    timeSpan(record.openingTime, record.closingTime),
  );

export const checkDiscount = (record: DiscountRecord): Problem =>
  first(
    market(record.market),
    code('customerGroup', record.customerGroup),
    code('materialGroup', record.materialGroup),
    percent('percent', record.percent),
    text('text', record.text ?? ''),
  );

const MOST_CODES = 100_000;

const members = (field: string, values: readonly string[] | undefined): Problem =>
  (values?.length ?? 0) > MOST_CODES
    ? importMessage`${field} has more than ${MOST_CODES} entries`
    : each(values, (value) => code(field, value));

export const checkAssortment = (record: AssortmentRecord): Problem =>
  first(
    code('code', record.code),
    names(record.names),
    oneOf('type', record.type, ['exclusive', 'limiting']),
    members('nodeCodes', record.nodeCodes),
    members('supplierCodes', record.supplierCodes),
    members('productCodes', record.productCodes),
    members('sapMaterialNumbers', record.sapMaterialNumbers),
  );

export const checkAssortmentRelation = (record: AssortmentRelationRecord): Problem =>
  first(
    code('assortmentCode', record.assortmentCode),
    [record.companyCode, record.soldTo, record.email].filter((one) => (one ?? '') !== '').length === 1
      ? undefined
      : importMessage`a relation names exactly one of companyCode, soldTo and email`,
    codeIfGiven('companyCode', record.companyCode),
    codeIfGiven('soldTo', record.soldTo),
    codeIfGiven('email', record.email),
  );

const TYPES = ['A', 'N', 'R', 'L'];
const MOST_WORDS = 1000;

const words = (values: readonly string[]): Problem =>
  values.length > MOST_WORDS
    ? importMessage`${'words'} has more than ${MOST_WORDS} entries`
    : each(values, (word) => code('word', word));

export const checkEtimClass = (record: EtimClassRecord): Problem =>
  first(
    code('code', record.code),
    names(record.names),
    each(
      record.features,
      (feature) =>
        code('feature', feature.code) ?? texts('feature', feature.names) ?? oneOf('feature type', feature.type, TYPES),
    ),
  );

export const checkEtimNames = (record: EtimClassNameRecord | EtimFeatureRecord | EtimValueRecord): Problem =>
  code('code', record.code) ?? names(record.names);

export const checkEtimClassFeature = (record: EtimClassFeatureRecord): Problem =>
  first(
    code('classCode', record.classCode),
    codeIfGiven('featureCode', record.featureCode),
    oneOf('type', record.type, TYPES),
    text('unit', record.unit ?? ''),
    codeIfGiven('unitCode', record.unitCode),
    record.sortOrder === undefined ? undefined : whole('sortOrder', record.sortOrder, -1_000_000_000, 1_000_000_000),
    codeIfGiven('number', record.number),
    each(record.valueCodes, (value) => code('valueCodes', value)),
  );

export const checkEtimNumberedValues = (record: EtimNumberedValuesRecord): Problem =>
  code('number', record.number) ?? each(record.valueCodes, (value) => code('valueCodes', value));

export const checkEtimUnit = (record: EtimUnitRecord): Problem =>
  code('code', record.code) ?? code('sign', record.sign);

export const checkEtimSynonyms = (record: EtimSynonymsRecord): Problem =>
  code('classCode', record.classCode) ?? language(record.language) ?? words(record.words);
