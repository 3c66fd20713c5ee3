import type { Facet } from '@grossist/contracts';
import {
  type FacetSelection,
  type Locale,
  type Magnitude,
  magnitudeOf,
  magnitudeOrder,
  textIn,
} from '@grossist/domain';
import { isServerKey, textFor } from '@grossist/messages/server-texts.ts';
import type { SearchFacet, SearchRequest } from '@grossist/search-index';
import {
  type CatalogueReader,
  type FacetOverrides,
  featureText,
  type KnownFeature,
  type Reference,
  rangeText,
} from '../../catalogue/index.ts';
import { chosenClass, type FacetVisibility, SHOP_FACETS, visibleFacets } from './visible-facets.ts';

type Values = SearchFacet['values'];

/**
 * Removes nodes whose hits are all in a single child: selecting the child finds the same. Selected nodes stay.
 */
const nodeValues = (values: Values, chosen: ReadonlySet<string>, { nodes }: Reference): Values => {
  const counts = new Map(values.map(({ value, count }) => [value, count]));
  const isPassage = ({ value, count }: Values[number]) =>
    nodes.get(value)?.children.some((child) => counts.get(child) === count) ?? false;
  return values.filter((node) => chosen.has(node.value) || !isPassage(node));
};

const bound = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text));

/** Formats "2.5" or "2..5" in the reader's locale; undefined for what is no number. */
const numberName = (value: string, { locale }: CatalogueReader): string | undefined => {
  const [from = '', to = from, ...more] = value.split('..');
  const low = bound(from);
  const high = bound(to);
  if (more.length > 0 || Number.isNaN(low) || Number.isNaN(high)) return undefined;
  return rangeText(low, high, locale) || undefined;
};

const featureValueName = (value: string, feature: KnownFeature | undefined, reader: CatalogueReader): string => {
  const type = feature?.type;
  if (type === 'N' || type === 'R') return numberName(value, reader) ?? value;
  // A feature without a known type is formatted by the look of its value.
  if (feature !== undefined && type === undefined && feature.values.get(value) === undefined) {
    const number = numberName(value, reader);
    if (number !== undefined) return number;
  }
  const isYesOrNo = (type === undefined || type === 'L') && (value === 'true' || value === 'false');
  return featureText(isYesOrNo ? value === 'true' : value, (code) => feature?.values.get(code), reader.locale);
};

/** Returns a facet value's name in the reader's language; an unknown value's code. */
const facetValueName = (key: string, value: string, reference: Reference, reader: CatalogueReader): string => {
  const { language } = reader;
  switch (key) {
    case 'node':
      return textIn(reference.nodes.get(value)?.names ?? {}, language)?.text ?? value;
    case 'class':
      return textIn(reference.classNames.get(value) ?? {}, language)?.text ?? value;
    case 'supplier':
      return reference.supplierNames.get(value) ?? value;
    case 'flag': {
      const own = `flag.${value}`;
      return isServerKey(own) ? textFor(language)(own) : value;
    }
    default:
      return featureValueName(value, reference.features.get(key), reader);
  }
};

const orders = new Map<Locale, (one: Magnitude, other: Magnitude) => number>();

/** Returns the order of values by magnitude, with words in the order of a language. */
export const valueOrder = (locale: Locale): ((one: Magnitude, other: Magnitude) => number) => {
  const known = orders.get(locale) ?? magnitudeOrder(new Intl.Collator(locale).compare);
  orders.set(locale, known);
  return known;
};

const MOST_FACETS = 25;
const MOST_VALUES = 50;

const NOTHING: ReadonlySet<string> = new Set();

const chosenValues = (selected: readonly FacetSelection[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const chosen = new Map<string, Set<string>>();
  for (const { key, values } of selected) {
    if (values.length > 0) chosen.set(key, new Set([...(chosen.get(key) ?? []), ...values]));
  }
  return chosen;
};

/** Limits values to the most shown, in their order; selected ones always stay. */
const bounded = <T>(items: readonly T[], most: number, isChosen: (item: T) => boolean): T[] => {
  let room = most - items.filter(isChosen).length;
  return items.filter((item) => isChosen(item) || room-- > 0);
};

/**
 * Returns the sort key of a value: a number's value, which always has a decimal point, instead of its localized name.
 */
const valueMagnitude = (value: string, name: string): Magnitude => {
  if (value === 'true' || value === 'false') return magnitudeOf(value === 'true');
  return magnitudeOf(/^-?[\d.]/.test(value) ? value : name);
};

/** Sorts values of a feature by magnitude instead of count; intervals and the shop's own facets stay in their order. */
const inOrder = (facet: Facet, { locale }: CatalogueReader): Facet => {
  if (SHOP_FACETS.has(facet.Key) || facet.Type === 'range') return facet;
  const order = valueOrder(locale);
  const measured = facet.Values.map((value) => ({ value, magnitude: valueMagnitude(value.Value, value.Name) }));
  return {
    ...facet,
    Values: measured.sort((one, other) => order(one.magnitude, other.magnitude)).map(({ value }) => value),
  };
};

const facetName = (key: string, reference: Reference, { language }: CatalogueReader): string => {
  const own = `facet.${key}`;
  if (isServerKey(own)) return textFor(language)(own);
  return textIn(reference.features.get(key)?.names ?? {}, language)?.text ?? key;
};

/**
 * Presents facets in the reader's language: at most 25 with at most 50 values each, and in addition those that are
 * selected, since a hidden selection could not be undone, or set by an editor. [sea-02] [sea-03] [fac-03]
 */
export const presentFacets = (
  facets: readonly SearchFacet[],
  selected: readonly FacetSelection[],
  reference: Reference,
  reader: CatalogueReader,
  visibility?: FacetVisibility,
): Facet[] => {
  const chosen = chosenValues(selected);
  const shown = visibility === undefined ? { facets, wanted: NOTHING } : visibleFacets(facets, selected, visibility);
  const isKept = ({ key }: SearchFacet) => chosen.has(key) || shown.wanted.has(key);
  return bounded(shown.facets, MOST_FACETS, isKept).map(({ key, type, values, min, max }) => {
    const own = chosen.get(key) ?? NOTHING;
    const listed = key === 'node' ? nodeValues(values, own, reference) : values;
    const facet: Facet = {
      Key: key,
      Name: facetName(key, reference, reader),
      Unit: reference.features.get(key)?.unit ?? '',
      Type: type,
      Min: min ?? null,
      Max: max ?? null,
      Values: bounded(listed, MOST_VALUES, ({ value }) => own.has(value)).map(({ value, count }) => ({
        Value: value,
        Name: facetValueName(key, value, reference, reader),
        Count: count,
        IsSelected: own.has(value),
      })),
    };
    return inOrder(facet, reader);
  });
};

// Enough that a facet which an editor wants to be seen for a class is among them, whatever was found.
const FACETS_LOOKED_AT = 200;

/** Returns which facets to request from the engine, so that the editors' settings can be applied. [fac-03] */
export const facetsWanted = (
  overrides: FacetOverrides,
  selected: readonly FacetSelection[],
): Pick<SearchRequest, 'facetLimit' | 'facetValueLimit' | 'facetBoosts'> => {
  if (overrides.size === 0) return { facetLimit: MOST_FACETS, facetValueLimit: MOST_VALUES };
  const classCode = chosenClass(selected);
  return {
    facetLimit: overrides.dependsOnClass && classCode === undefined ? FACETS_LOOKED_AT : MOST_FACETS,
    facetValueLimit: MOST_VALUES,
    facetBoosts: overrides.forClass(classCode),
  };
};
