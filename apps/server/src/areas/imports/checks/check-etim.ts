import type {
  EtimClassFeatureRecord,
  EtimClassNameRecord,
  EtimClassRecord,
  EtimFeatureRecord,
  EtimNumberedValuesRecord,
  EtimSynonymsRecord,
  EtimUnitRecord,
  EtimValueRecord,
} from '@grossist/catalogue-formats';
import { importMessage } from '@grossist/catalogue-formats';
import { code, codeIfGiven, each, first, language, names, oneOf, type Problem, text, texts, whole } from './values.ts';

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
