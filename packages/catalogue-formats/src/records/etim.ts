import type { Language, Texts } from '@grossist/domain';

/** A: one of a list of values, N: number, R: range of numbers, L: yes or no (ETIM's own letters). */
export type EtimFeatureType = 'A' | 'N' | 'R' | 'L';

export interface EtimFeature {
  /** "EF000001" */
  code: string;
  names: Texts;
  type: EtimFeatureType;
  /** Unit sign as shown ("mm²", "A"), for N and R. */
  unit?: string;
  /** Values of type A: "EV000154" and its names. */
  values?: readonly { code: string; names: Texts }[];
}

export interface EtimClassRecord {
  kind: 'etim-class';
  /** "EC003248" */
  code: string;
  names: Texts;
  synonyms?: Partial<Record<Language, readonly string[]>>;
  /** In the order of usefulness to a buyer. */
  features: readonly EtimFeature[];
}

/**
 * Parts of the ETIM model as its own files bring them, one table a file. A part adds to what is known of its class,
 * feature or value and takes nothing away.
 */
export interface EtimClassNameRecord {
  kind: 'etim-class-name';
  /** "EC003248" */
  code: string;
  names: Texts;
}

export interface EtimFeatureRecord {
  kind: 'etim-feature';
  /** "EF000001" */
  code: string;
  names: Texts;
}

export interface EtimValueRecord {
  kind: 'etim-value';
  /** "EV000154" */
  code: string;
  names: Texts;
}

/** A feature of a class; several of the same class and feature add their values. */
export interface EtimClassFeatureRecord {
  kind: 'etim-class-feature';
  classCode: string;
  /** Absent where the source tells the values of the class as a whole, as ETIM's map of classes and values does. */
  featureCode?: string;
  type?: EtimFeatureType;
  unit?: string;
  /** The unit by its code in ETIM's own table of units ("EU570448"), where the source does not tell its sign. */
  unitCode?: string;
  /** The lower the more useful to a buyer. */
  sortOrder?: number;
  /** What a release calls this feature of this class where it tells its values ("12345"). */
  number?: string;
  valueCodes?: readonly string[];
}

/** Values of a feature of a class that is given by its number in the release alone, which must be known. */
export interface EtimNumberedValuesRecord {
  kind: 'etim-numbered-values';
  number: string;
  valueCodes: readonly string[];
}

/** A unit of ETIM's own table, by whose code classes may name it. */
export interface EtimUnitRecord {
  kind: 'etim-unit';
  /** "EU570448" */
  code: string;
  /** As shown: "mm". */
  sign: string;
}

export interface EtimSynonymsRecord {
  kind: 'etim-synonyms';
  classCode: string;
  language: Language;
  words: readonly string[];
}
