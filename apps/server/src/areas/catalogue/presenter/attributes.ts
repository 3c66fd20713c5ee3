import type { EtimFeature, FeatureValue } from '@grossist/catalogue-formats';
import type { EtimAttribute, VariationDetails } from '@grossist/contracts';
import { type Language, type Locale, languageOf, type Texts, textIn } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import type { CatalogueReader } from '../catalogue-reader.ts';
import type { VariationRow } from '../queries/find-variation.ts';
import type { Reference } from '../reference/reference.ts';

const formatters = new Map<Locale, Intl.NumberFormat>();

/** Formats a number in the reader's locale; four digits are not grouped, as in color and type numbers. */
const measure = (value: number, locale: Locale): string => {
  const known = formatters.get(locale);
  const formatter = known ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 6, useGrouping: 'min2' });
  if (known === undefined) formatters.set(locale, formatter);
  return formatter.format(value);
};

/** Formats a range; an open end is shown by a sign. */
export const rangeText = (low: number | undefined, high: number | undefined, locale: Locale): string => {
  if (low === undefined) return high === undefined ? '' : `≤ ${measure(high, locale)}`;
  if (high === undefined) return `≥ ${measure(low, locale)}`;
  return low === high ? measure(low, locale) : `${measure(low, locale)}–${measure(high, locale)}`;
};

/** Formats an ETIM feature's value in the reader's language, without its unit. */
export const featureText = (
  value: FeatureValue,
  nameOf: (valueCode: string) => Texts | undefined,
  locale: Locale,
): string => {
  const language = languageOf(locale);
  if (typeof value === 'boolean') return textFor(language)(value ? 'productFact.yes' : 'productFact.no');
  if (typeof value === 'number') return measure(value, locale);
  if (typeof value === 'string') return textIn(nameOf(value) ?? {}, language)?.text ?? value;
  return rangeText(value[0], value[1], locale);
};

type AttributeGroupKey = 'general' | 'electrical' | 'dimensions' | 'physical' | 'properties';

/** Units by which attributes are grouped; any other unit is a physical one. */
const ELECTRICAL_UNITS: ReadonlySet<string> = new Set(
  'V kV mV A kA mA µA W kW mW MW VA kVA var kvar Hz kHz MHz GHz Ω kΩ MΩ mΩ F µF nF pF H mH µH Ah mAh Wh kWh lm lx cd lm/W C As'.split(
    ' ',
  ),
);
const DIMENSION_UNITS: ReadonlySet<string> = new Set(
  'mm cm dm m km µm inch in " mm² cm² dm² m² mm2 m2 ° AWG'.split(' '),
);

/** An attribute with the type that its class gives it. */
interface TypedAttribute extends EtimAttribute {
  type: EtimFeature['type'];
}

type Featured = Pick<VariationRow, 'class_features' | 'features'>;

const typeOf = (value: FeatureValue): EtimFeature['type'] => {
  if (typeof value === 'boolean') return 'L';
  if (typeof value === 'number') return 'N';
  return typeof value === 'string' ? 'A' : 'R';
};

/** Returns the features of a material that its class lacks and the ETIM model names, by their codes. */
const modelFeaturesOf = ({ class_features, features }: Featured, known: Reference['features']): EtimFeature[] => {
  const ofClass = new Set((class_features ?? []).map(({ code }) => code));
  return Object.entries(features)
    .filter(([code]) => !ofClass.has(code) && known.has(code))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, value]) => {
      const { names = {}, type = typeOf(value), unit = '' } = known.get(code) ?? {};
      return { code, names, type, unit };
    });
};

/** Returns a class's features and the material's further ones, with names from the reference for those without. */
export const knownFeaturesOf = (row: Featured, { features }: Reference): EtimFeature[] => [
  ...(row.class_features ?? []).map((feature) => ({
    ...feature,
    names: { ...features.get(feature.code)?.names, ...feature.names },
  })),
  ...modelFeaturesOf(row, features),
];

/** Returns the names of a feature's value: the class's, supplemented by the reference's. */
export const valueNamesOf =
  ({ code, values = [] }: EtimFeature, { features }: Reference) =>
  (value: string): Texts | undefined => {
    const own = values.find((known) => known.code === value)?.names;
    const known = features.get(code)?.values.get(value);
    return own && known ? { ...known, ...own } : (own ?? known);
  };

/** Returns a material's attributes in the order of its class: the most useful first. [cat-03] */
export const attributesOf = (
  row: Featured,
  reference: Reference,
  { locale, language }: CatalogueReader,
): TypedAttribute[] =>
  knownFeaturesOf(row, reference).flatMap((feature) => {
    const { code, names, type, unit = '' } = feature;
    const value = row.features[code];
    if (value === undefined || value === null) return [];
    const Name = textIn(names, language)?.text ?? code;
    return [
      { Code: code, Name, Value: featureText(value, valueNamesOf(feature, reference), locale), Unit: unit, type },
    ];
  });

export const presentAttribute = ({ Code, Name, Value, Unit }: TypedAttribute): EtimAttribute => ({
  Code,
  Name,
  Value,
  Unit,
});

const groupOf = ({ type, Unit }: TypedAttribute): AttributeGroupKey => {
  if (type === 'L') return 'properties';
  if (Unit === '') return 'general';
  if (ELECTRICAL_UNITS.has(Unit)) return 'electrical';
  return DIMENSION_UNITS.has(Unit) ? 'dimensions' : 'physical';
};

const GROUP_KEYS = ['general', 'electrical', 'dimensions', 'physical', 'properties'] as const;

/** Groups attributes by kind; kinds without any are left out. */
export const presentAttributeGroups = (
  attributes: readonly TypedAttribute[],
  language: Language,
): VariationDetails['AttributeGroups'] =>
  GROUP_KEYS.flatMap((key) => {
    const own = attributes.filter((attribute) => groupOf(attribute) === key);
    return own.length === 0
      ? []
      : [{ Key: key, Name: textFor(language)(`attributeGroup.${key}`), Attributes: own.map(presentAttribute) }];
  });
