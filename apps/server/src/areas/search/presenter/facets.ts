import type { Facet } from '@grossist/contracts';
import { type Magnitude, magnitudeOf, textIn } from '@grossist/domain';
import { isServerKey, textFor } from '@grossist/messages/server-texts.ts';
import type { FacetSelection, SearchFacet } from '@grossist/search-index';
import type { CatalogueReader, Reference } from '../../catalogue/index.ts';
import { facetValueName } from './facet-values.ts';
import { nodeValues } from './node-values.ts';
import { valueOrder } from './value-order.ts';
import { type FacetVisibility, visibleFacets } from './visible-facets.ts';

export const MOST_FACETS = 25;
export const MOST_VALUES = 50;

const NOTHING: ReadonlySet<string> = new Set();

const chosenValues = (selected: readonly FacetSelection[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const chosen = new Map<string, Set<string>>();
  for (const { key, values } of selected) {
    if (values.length > 0) chosen.set(key, new Set([...(chosen.get(key) ?? []), ...values]));
  }
  return chosen;
};

/** As many as fit, in their order; what is chosen always does. */
const bounded = <T>(items: readonly T[], most: number, isChosen: (item: T) => boolean): T[] => {
  let room = most - items.filter(isChosen).length;
  return items.filter((item) => isChosen(item) || room-- > 0);
};

const SHOP_FACETS: ReadonlySet<string> = new Set(['node', 'class', 'supplier', 'flag']);

/** What a value is ordered by: a number's name is written as the reader writes numbers, its value always with a point. */
const valueMagnitude = (value: string, name: string): Magnitude => {
  if (value === 'true' || value === 'false') return magnitudeOf(value === 'true');
  return magnitudeOf(/^-?[\d.]/.test(value) ? value : name);
};

/** Values of a feature by magnitude, whatever was counted most; intervals and the shop's own facets keep their order. */
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
 * Facets in the reader's words: at most 25 with at most 50 values each, unless more are chosen, for a choice that
 * is not shown could not be taken back, or wanted by an editor. [sea-02] [sea-03] [fac-03]
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
