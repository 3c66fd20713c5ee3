import type { Language } from '@grossist/domain';

export type AttributeGroupKey = 'general' | 'electrical' | 'dimensions' | 'physical' | 'properties';

type InAll = Record<Language, string>;

/** The kinds of attributes, in the order they are told. */
export const ATTRIBUTE_GROUPS: Readonly<Record<AttributeGroupKey, InAll>> = {
  general: {
    en: 'General',
    da: 'Generelt',
    de: 'Allgemein',
    sv: 'Allmänt',
    nl: 'Algemeen',
    nb: 'Generelt',
    fo: 'Alment',
  },
  electrical: {
    en: 'Electrical data',
    da: 'Elektriske data',
    de: 'Elektrische Daten',
    sv: 'Elektriska data',
    nl: 'Elektrische gegevens',
    nb: 'Elektriske data',
    fo: 'Elektriskar dátur',
  },
  dimensions: {
    en: 'Dimensions',
    da: 'Mål',
    de: 'Abmessungen',
    sv: 'Mått',
    nl: 'Afmetingen',
    nb: 'Mål',
    fo: 'Mát',
  },
  physical: {
    en: 'Physical data',
    da: 'Fysiske data',
    de: 'Physikalische Daten',
    sv: 'Fysiska data',
    nl: 'Fysieke gegevens',
    nb: 'Fysiske data',
    fo: 'Fysiskar dátur',
  },
  properties: {
    en: 'Properties',
    da: 'Egenskaber',
    de: 'Eigenschaften',
    sv: 'Egenskaper',
    nl: 'Eigenschappen',
    nb: 'Egenskaper',
    fo: 'Eginleikar',
  },
};

/** Units that tell of what kind an attribute is; any other unit is a physical one. */
export const ELECTRICAL_UNITS: ReadonlySet<string> = new Set(
  'V kV mV A kA mA µA W kW mW MW VA kVA var kvar Hz kHz MHz GHz Ω kΩ MΩ mΩ F µF nF pF H mH µH Ah mAh Wh kWh lm lx cd lm/W C As'.split(
    ' ',
  ),
);
export const DIMENSION_UNITS: ReadonlySet<string> = new Set(
  'mm cm dm m km µm inch in " mm² cm² dm² m² mm2 m2 ° AWG'.split(' '),
);
