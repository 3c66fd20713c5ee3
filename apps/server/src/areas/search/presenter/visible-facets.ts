import type { FacetSelection } from '@grossist/domain';
import type { SearchFacet } from '@grossist/search-index';
import type { FacetOverrides } from '../../catalogue/index.ts';

/** The editors' facet settings, and the number of hits. */
export interface FacetVisibility {
  overrides: FacetOverrides;
  total: number;
}

/** Facets of the shop itself; all others are features of ETIM classes. */
export const SHOP_FACETS: ReadonlySet<string> = new Set(['node', 'class', 'supplier', 'flag']);

/** Returns the selected class; undefined where none or several are selected. */
export const chosenClass = (selected: readonly FacetSelection[]): string | undefined => {
  const chosen = selected.find(({ key }) => key === 'class')?.values ?? [];
  return chosen.length === 1 ? chosen[0] : undefined;
};

/** Returns the class of all hits; undefined for several or none. */
const onlyClass = (facets: readonly SearchFacet[], selected: readonly FacetSelection[]): string | undefined => {
  if (selected.some(({ key, values }) => key === 'class' && values.length > 0)) return chosenClass(selected);
  const values = facets.find(({ key }) => key === 'class')?.values ?? [];
  return values.length === 1 ? values[0]?.value : undefined;
};

/** Returns the share of hits that have the feature, in percent; 100 where not every value is counted. */
const coverage = ({ type, values, total: distinct }: SearchFacet, total: number): number => {
  if (type === 'range' || values.length < distinct) return 100;
  const having = values.reduce((sum, { count }) => sum + count, 0);
  return total === 0 ? 0 : Math.min(100, (having / total) * 100);
};

export interface ShownFacets {
  /** In their order, without those of which too little of the result has the feature. */
  facets: readonly SearchFacet[];
  /** Those that an editor wants to be seen. */
  wanted: ReadonlySet<string>;
}

/** Applies the editors' facet settings; facets without a setting stay. [fac-03] */
export const visibleFacets = (
  facets: readonly SearchFacet[],
  selected: readonly FacetSelection[],
  { overrides, total }: FacetVisibility,
): ShownFacets => {
  const wanted = new Set<string>();
  if (overrides.size === 0) return { facets, wanted };
  const classCode = onlyClass(facets, selected);
  const shown = facets.filter((facet) => {
    const percent = SHOP_FACETS.has(facet.key) ? undefined : overrides.of(facet.key, classCode);
    if (percent === undefined) return true;
    if (coverage(facet, total) < percent)
      return selected.some(({ key, values }) => key === facet.key && values.length > 0);
    wanted.add(facet.key);
    return true;
  });
  return { facets: shown, wanted };
};
