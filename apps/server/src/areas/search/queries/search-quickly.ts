import type { basicCommerceSearch, Completion, OperationOutput } from '@grossist/contracts';
import type { Language } from '@grossist/domain';
import type { Completions, SearchFacet, SearchRequest } from '@grossist/search-index';
import {
  askSearch,
  type CatalogueReader,
  presentNodeLink,
  presentVendorLink,
  type Reference,
} from '../../catalogue/index.ts';
import { type SearchDeps, searchDocuments } from './search-documents.ts';
import { searchPages } from './search-pages.ts';

const MOST_CATEGORIES = 5;

/** Presents the lowest tree nodes with the most hits. [sea-01] */
const presentCategories = (
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

/** Presents completions of a query, each with its hit count; the corrected query first. [sea-01] */
const presentCompletions = ({ completions, didYouMean }: Completions, most: number): Completion[] =>
  [
    ...(didYouMean === undefined
      ? []
      : [{ Query: didYouMean.text, Kind: 'correction' as const, Count: didYouMean.count }]),
    ...completions
      .filter(({ text }) => text !== didYouMean?.text)
      .map(({ text, kind, count }) => ({ Query: text, Kind: kind, Count: count })),
  ].slice(0, most);

const MOST_VENDORS = 5;

/** Presents the vendors of most hits. [sea-01] */
const presentVendors = (
  facets: readonly SearchFacet[],
  { supplierNames }: Reference,
): OperationOutput<typeof basicCommerceSearch>['Vendors'] =>
  (facets.find(({ key }) => key === 'supplier')?.values ?? [])
    .flatMap(({ value, count }) => {
      const name = supplierNames.get(value);
      return name === undefined ? [] : [{ ...presentVendorLink(value, name), Count: count }];
    })
    .slice(0, MOST_VENDORS);

const MOST_SUGGESTIONS = 5;
const MOST_PAGES = 5;
// Enough for the leaves among them to be the most frequent ones.
const NODES_LOOKED_AT = 500;

/** Returns the first documents, completions of the query, and its categories, vendors and pages. [sea-01] */
export const searchQuickly = (deps: SearchDeps) => {
  const referenceNow = deps.catalogue.reference;
  const found = searchDocuments(deps);
  const pagesOf = searchPages(deps.db);
  return async (
    request: SearchRequest,
    reader: CatalogueReader,
    isFull: boolean,
  ): Promise<OperationOutput<typeof basicCommerceSearch>> => {
    const reference = await referenceNow();
    const { query, language, market, assortments } = request;
    const [{ documents, result }, completed, pages] = await Promise.all([
      found({ ...request, facetLimit: 0, facetValueLimit: NODES_LOOKED_AT }, reader, isFull),
      askSearch(deps.search, (engine) =>
        engine.complete({ query, language, market, assortments, limit: MOST_SUGGESTIONS }),
      ),
      query.trim() === '' ? undefined : pagesOf({ query, page: 1, pageSize: MOST_PAGES }, language),
    ]);
    const completions = presentCompletions(completed, MOST_SUGGESTIONS);
    return {
      Documents: documents,
      TotalCount: result.total,
      Suggestions: completions.map(({ Query }) => Query),
      Completions: completions,
      Categories: presentCategories(result.facets, reference, language),
      Vendors: presentVendors(result.facets, reference),
      Pages: (pages?.Pages ?? []).map(({ Kind, Title, Url }) => ({ Kind, Title, Url })),
    };
  };
};
