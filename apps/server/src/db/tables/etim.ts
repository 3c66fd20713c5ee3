import type { EtimFeature } from '@grossist/catalogue-formats';
import type { Language, Texts } from '@grossist/domain';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, JsonDefault } from './columns.ts';

export interface EtimClassesTable {
  code: string;
  names: Json<Texts>;
  synonyms: JsonDefault<Partial<Record<Language, readonly string[]>>>;
  features: JsonDefault<readonly EtimFeature[]>;
  content_hash: Buffer;
}

/** Names by code: etim_class_names, etim_features and etim_values. */
export interface EtimNamesTable {
  code: string;
  names: Json<Texts>;
}

export interface EtimClassFeaturesTable {
  class_code: string;
  feature_code: string;
  type: EtimFeature['type'] | null;
  unit: string | null;
  unit_code: string | null;
  sort_order: number | null;
  /** In the release that was imported last. */
  number: string | null;
}

export interface EtimUnitsTable {
  code: string;
  sign: string;
}

export interface EtimClassValuesTable {
  class_code: string;
  feature_code: string;
  value_code: string;
}

export interface EtimClassSynonymsTable {
  class_code: string;
  language: Language;
  word: string;
}

export interface EtimModelTable {
  is_only: Generated<boolean>;
  revision: number;
}

/** A view: the classes' own words and features before the model's. */
export interface EtimClassesKnownView {
  code: GeneratedAlways<string>;
  names: GeneratedAlways<Texts>;
  synonyms: GeneratedAlways<Partial<Record<Language, readonly string[]>>>;
  features: GeneratedAlways<readonly EtimFeature[]>;
}
