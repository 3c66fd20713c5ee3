import { type FlatFacets, flat } from '../flat-result.ts';
import type { RegisteredWords } from '../registry.ts';
import type { SearchFacet, SearchRequest } from '../types.ts';
import type { View } from '../view.ts';
import type { Scope } from './scopes.ts';

interface Memory {
  registered: RegisteredWords;
  known: Map<string, FlatFacets>;
}

/** Some 25 kB each at most. */
const KEPT = 256;
/** In characters: a question may name thousands of values, and nobody asks that twice. */
const LONGEST_REMEMBERED = 20_000;

/** Facets of the questions asked last, by what their customers may see: a scope lasts until something changes. */
const memories = new WeakMap<Scope, Memory>();

/** All that decides on facets; pages and orders of a result share them. */
const keyOf = (request: SearchRequest): string => {
  const { query, language, nodeCode, selectedFacets, facetLimit, facetValueLimit, groupByProduct, facetBoosts } =
    request;
  return JSON.stringify([
    query.slice(0, 200),
    language,
    nodeCode,
    selectedFacets,
    facetLimit,
    facetValueLimit,
    groupByProduct === true,
    request.facetCoverage === true,
    facetBoosts,
  ]);
};

/** The facets of a request as they were counted last, else counted now. */
export const rememberedFacets = (
  view: View,
  scope: Scope,
  request: SearchRequest,
  count: () => readonly SearchFacet[],
): FlatFacets => {
  let memory = memories.get(scope);
  if (memory === undefined || memory.registered !== view.registered) {
    memory = { registered: view.registered, known: new Map() };
    memories.set(scope, memory);
  }
  const key = keyOf(request);
  if (key.length > LONGEST_REMEMBERED) return flat(count());
  const facets = memory.known.get(key) ?? flat(count());
  memory.known.delete(key);
  if (memory.known.size >= KEPT) memory.known.delete(memory.known.keys().next().value ?? '');
  memory.known.set(key, facets);
  return facets;
};
