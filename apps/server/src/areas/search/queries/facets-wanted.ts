import type { FacetSelection, SearchRequest } from '@grossist/search-index';
import type { FacetOverrides } from '../../catalogue/index.ts';
import { MOST_FACETS, MOST_VALUES } from '../presenter/facets.ts';
import { chosenClass } from '../presenter/visible-facets.ts';

// Enough that a facet which an editor wants to be seen for a class is among them, whatever was found.
const FACETS_LOOKED_AT = 200;

/** Which facets to ask the engine for, so that what editors say of them can be done. [fac-03] */
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
