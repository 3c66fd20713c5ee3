import type { basicCommerceSearch, OperationOutput } from '@grossist/contracts';
import type { Language } from '@grossist/domain';
import type { SearchFacet } from '@grossist/search-index';
import { presentNodeLink, type Reference } from '../../catalogue/index.ts';

const MOST_CATEGORIES = 5;

/** The lowest places of the trees that hold most of what was found. [sea-01] */
export const presentCategories = (
  facets: readonly SearchFacet[],
  { nodes }: Reference,
  language: Language,
): OperationOutput<typeof basicCommerceSearch>['Categories'] => {
  const counts = facets.find(({ key }) => key === 'node')?.values ?? [];
  return counts
    .flatMap(({ value, count }) => {
      const node = nodes.get(value);
      return node === undefined || node.children.length > 0
        ? []
        : [{ ...presentNodeLink(node, language), Count: count }];
    })
    .slice(0, MOST_CATEGORIES);
};
