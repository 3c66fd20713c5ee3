import type { RegisteredWords } from '../registry.ts';
import type { SearchFacet, SearchRequest } from '../types.ts';
import type { View } from '../view.ts';
import { LONGEST_REMEMBERED } from './remembered-answers.ts';
import type { Scope } from './scopes.ts';

interface Memory {
  registered: RegisteredWords;
  known: Map<string, readonly SearchFacet[]>;
}

const KEPT = 256;

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
    facetBoosts,
  ]);
};

/** The facets of a request as they were counted last, else counted now. */
export const rememberedFacets = (
  view: View,
  scope: Scope,
  request: SearchRequest,
  count: () => readonly SearchFacet[],
): readonly SearchFacet[] => {
  let memory = memories.get(scope);
  if (memory === undefined || memory.registered !== view.registered) {
    memory = { registered: view.registered, known: new Map() };
    memories.set(scope, memory);
  }
  const key = keyOf(request);
  if (key.length > LONGEST_REMEMBERED) return count();
  const facets = memory.known.get(key) ?? count();
  memory.known.delete(key);
  if (memory.known.size >= KEPT) memory.known.delete(memory.known.keys().next().value ?? '');
  memory.known.set(key, facets);
  return facets;
};
