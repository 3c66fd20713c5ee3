import type { VariationDetails } from '@grossist/contracts';

export type Attribute = VariationDetails['Attributes'][number];
export type AttributeGroupName = 'general' | 'electrical' | 'dimensions' | 'flow' | 'light';

/** Attributes that are seen at first. */
export const FIRST_ATTRIBUTES = 12;

export interface AttributeGroup {
  name: AttributeGroupName;
  /** `isFirst`: among the first of the class, which are the most useful ones. */
  attributes: readonly { attribute: Attribute; isFirst: boolean }[];
}

const ORDER: readonly AttributeGroupName[] = ['general', 'electrical', 'light', 'flow', 'dimensions'];

// ETIM has no groups; what is measured in the same kind of unit belongs together.
const UNITS: Readonly<Record<string, AttributeGroupName>> = {
  A: 'electrical',
  mA: 'electrical',
  kA: 'electrical',
  V: 'electrical',
  kV: 'electrical',
  W: 'electrical',
  kW: 'electrical',
  VA: 'electrical',
  kVA: 'electrical',
  var: 'electrical',
  Hz: 'electrical',
  kHz: 'electrical',
  MHz: 'electrical',
  Ω: 'electrical',
  MΩ: 'electrical',
  Ah: 'electrical',
  kWh: 'electrical',
  µF: 'electrical',
  lm: 'light',
  'lm/W': 'light',
  K: 'light',
  lx: 'light',
  cd: 'light',
  h: 'light',
  bar: 'flow',
  mbar: 'flow',
  kPa: 'flow',
  Pa: 'flow',
  'l/min': 'flow',
  'l/s': 'flow',
  'l/h': 'flow',
  'm³/h': 'flow',
  l: 'flow',
  '°C': 'flow',
  mm: 'dimensions',
  cm: 'dimensions',
  m: 'dimensions',
  km: 'dimensions',
  'mm²': 'dimensions',
  'm²': 'dimensions',
  inch: 'dimensions',
  kg: 'dimensions',
  g: 'dimensions',
  'kg/km': 'dimensions',
  'kg/m': 'dimensions',
};

/** The attributes by what they are about, in the class's order within each group; empty groups are left out. */
export const groupAttributes = (attributes: readonly Attribute[]): AttributeGroup[] => {
  const placed = attributes.map((attribute, place) => ({ attribute, isFirst: place < FIRST_ATTRIBUTES }));
  return ORDER.map((name) => ({
    name,
    attributes: placed.filter(({ attribute }) => (UNITS[attribute.Unit] ?? 'general') === name),
  })).filter((group) => group.attributes.length > 0);
};
