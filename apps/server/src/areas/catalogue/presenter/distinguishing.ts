import type { EtimFeature, FeatureValue } from '@grossist/catalogue-formats';
import type { VariationDetails } from '@grossist/contracts';
import { textIn } from '@grossist/domain';
import type { CatalogueReader } from '../catalogue-reader.ts';
import type { Reference } from '../reference/reference.ts';
import { featureText, valueNamesOf } from './attributes.ts';

type Features = Readonly<Record<string, FeatureValue>>;
type Values = VariationDetails['DistinguishingValues'];

export interface Distinguishing {
  attributes: VariationDetails['DistinguishingAttributes'];
  /** One for each material, in their order. */
  values: readonly Values[];
}

// More columns than anybody can read side by side.
const MOST_COLUMNS = 30;

const orderOf = (value: FeatureValue): number => {
  if (typeof value === 'number') return value;
  return typeof value === 'object' ? value[0] : 0;
};

interface Column {
  feature: EtimFeature;
  /** Of each material, in their order; undefined where it has none. */
  texts: readonly (string | undefined)[];
  /** Each text once: numbers by size, others as they sort. */
  distinct: readonly string[];
}

const columnOf = (
  feature: EtimFeature,
  materials: readonly Features[],
  reference: Reference,
  { locale }: CatalogueReader,
): Column => {
  const nameOf = valueNamesOf(feature, reference);
  const byText = new Map<string, FeatureValue>();
  const texts = materials.map((features) => {
    const value = features[feature.code];
    if (value === undefined || value === null) return undefined;
    const text = featureText(value, nameOf, locale);
    if (!byText.has(text)) byText.set(text, value);
    return text;
  });
  const inOrder = new Intl.Collator(locale, { numeric: true });
  const distinct = [...byText]
    .sort(([a, one], [b, other]) => orderOf(one) - orderOf(other) || inOrder.compare(a, b))
    .map(([text]) => text);
  return { feature, texts, distinct };
};

const tellsApart = ({ texts, distinct }: Column): boolean =>
  distinct.length > 1 || (distinct.length === 1 && texts.includes(undefined));

/**
 * Returns the features in which variations of a product differ, in the order of their class, at most 30, and each
 * variation's value of them. [cat-03]
 */
export const distinguish = (
  features: readonly EtimFeature[],
  materials: readonly Features[],
  reference: Reference,
  reader: CatalogueReader,
): Distinguishing => {
  const columns = features
    .map((feature) => columnOf(feature, materials, reference, reader))
    .filter(tellsApart)
    .slice(0, MOST_COLUMNS);
  return {
    attributes: columns.map(({ feature, distinct }) => ({
      Code: feature.code,
      Name: textIn(feature.names, reader.language)?.text ?? feature.code,
      Unit: feature.unit ?? '',
      Values: [...distinct],
    })),
    values: materials.map((_, index) =>
      columns.flatMap(({ feature, texts }) => {
        const text = texts[index];
        return text === undefined ? [] : [{ Code: feature.code, Value: text }];
      }),
    ),
  };
};
