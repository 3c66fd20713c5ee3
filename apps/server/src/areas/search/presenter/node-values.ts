import type { SearchFacet } from '@grossist/search-index';
import type { Reference } from '../../catalogue/index.ts';

type Values = SearchFacet['values'];

/**
 * The nodes worth choosing: one that holds just what a single node below it holds is left out, for choosing the
 * lower one finds the same. What is chosen stays.
 */
export const nodeValues = (values: Values, chosen: ReadonlySet<string>, { nodes }: Reference): Values => {
  const counts = new Map(values.map(({ value, count }) => [value, count]));
  const isPassage = ({ value, count }: Values[number]) =>
    nodes.get(value)?.children.some((child) => counts.get(child) === count) ?? false;
  return values.filter((node) => chosen.has(node.value) || !isPassage(node));
};
