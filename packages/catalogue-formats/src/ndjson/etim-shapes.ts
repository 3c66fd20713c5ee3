import { LANGUAGES } from '@grossist/domain';
import type {
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
} from '../records.ts';
import { between, type Check, dictionary, list, object, oneOf, optional } from './check.ts';
import { code, language, names, shortText } from './scalars.ts';

const type: Check<EtimFeatureType> = oneOf(['A', 'N', 'R', 'L']);
const words = list(shortText, 500);

const value = object<{ code: string; names: EtimFeature['names'] }>({ code, names });

const feature = object<EtimFeature>({
  code,
  names,
  type,
  unit: optional(shortText),
  values: optional(list(value, 5000)),
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
