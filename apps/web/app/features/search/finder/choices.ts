import type { basicCommerceSearch, Completion, OperationOutput, SearchDocument } from '@grossist/contracts';
import { searchPath } from '../search-address.ts';

export type QuickAnswer = OperationOutput<typeof basicCommerceSearch>;

interface ChoiceTarget {
  /** Unique among the choices; a part of the element id. */
  id: string;
  /** A path of the shop without its locale. */
  to: string;
  /** The query to remember in the search history when it is chosen; empty: the typed text. */
  query: string;
}

export type Choice = ChoiceTarget &
  (
    | { kind: 'recent'; name: string }
    | { kind: 'suggestion'; name: string; as: Completion['Kind']; count: number }
    | { kind: 'category' | 'vendor'; name: string; count: number }
    | { kind: 'page'; name: string }
    | { kind: 'document'; document: SearchDocument }
    | { kind: 'all'; count: number }
  );

/** Limit of each group. */
const MOST = 5;
/** Limit of the less likely groups: vendors and pages. */
const MOST_BESIDE = 3;

export const choiceElementId = (listId: string, choice: Choice): string => `${listId}-${choice.id}`;

/** Returns the choices before anything is typed: recent searches. */
export const recentChoices = (recent: readonly string[]): Choice[] =>
  recent.map((name, place) => ({ kind: 'recent', id: `recent-${place}`, to: searchPath(name), query: name, name }));

/** Returns the choices of a search response: materials first, since most people type numbers. */
export const answeredChoices = (answer: QuickAnswer, query: string): Choice[] => {
  const documents = answer.Documents.slice(0, MOST).map(
    (document): Choice => ({
      kind: 'document',
      id: `document-${document.Code}`,
      to: document.Url,
      query: '',
      document,
    }),
  );
  const suggestions = answer.Completions.filter(({ Query }) => Query.toLowerCase() !== query.toLowerCase())
    .slice(0, MOST)
    .map(
      ({ Query, Kind, Count }, place): Choice => ({
        kind: 'suggestion',
        id: `suggestion-${place}`,
        to: searchPath(Query),
        query: Query,
        name: Query,
        as: Kind,
        count: Count,
      }),
    );
  const categories = answer.Categories.slice(0, MOST).map(
    ({ CatalogNodeId, Name, Url, Count }): Choice => ({
      kind: 'category',
      id: `category-${CatalogNodeId}`,
      to: `${Url}?query=${encodeURIComponent(query)}`,
      query: '',
      name: Name,
      count: Count,
    }),
  );
  const vendors = answer.Vendors.slice(0, MOST_BESIDE).map(
    ({ Code, Name, Url, Count }): Choice => ({
      kind: 'vendor',
      id: `vendor-${Code}`,
      to: Url,
      query: '',
      name: Name,
      count: Count,
    }),
  );
  const pages = answer.Pages.slice(0, MOST_BESIDE).map(
    ({ Title, Url }, place): Choice => ({ kind: 'page', id: `page-${place}`, to: Url, query: '', name: Title }),
  );
  const all: Choice[] =
    answer.TotalCount > 0
      ? [{ kind: 'all', id: 'all', to: searchPath(query), query: '', count: answer.TotalCount }]
      : [];
  return [...documents, ...suggestions, ...categories, ...vendors, ...pages, ...all];
};
