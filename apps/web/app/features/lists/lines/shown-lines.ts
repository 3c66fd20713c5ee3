import {
  getVariationListLines,
  type LineOrder,
  type OperationOutput,
  type VariationListLine,
} from '@grossist/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../../../api/index.ts';

/** Lines of one request. */
export const LINES_A_PAGE = 100;

export type LinesPage = OperationOutput<typeof getVariationListLines>;

/** What is shown of a list: its filter and its order. */
export interface ShownLines {
  listId: string;
  filter: string;
  orderBy: LineOrder;
}

/** Returns true if the lines are shown in the order of the list itself, so that they can be moved. */
export const isOwnOrder = ({ filter, orderBy }: ShownLines): boolean => filter === '' && orderBy === 'position';

/** Returns the page (from 1) of the line at a place (from 0). */
export const pageOf = (place: number): number => Math.floor(place / LINES_A_PAGE) + 1;

/** Returns the pages that hold the lines at some places, without repetition. */
export const pagesOf = (places: readonly number[]): number[] => [...new Set(places.map(pageOf))];

/** Returns all pages of so many lines. */
export const allPages = (count: number): number[] =>
  Array.from({ length: Math.ceil(count / LINES_A_PAGE) }, (_, nth) => nth + 1);

/** Returns the places from one line to another, whichever comes first. */
export const placesBetween = (one: number, other: number): number[] => {
  const first = Math.min(one, other);
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, nth) => first + nth);
};

type Patch = Partial<Pick<VariationListLine, 'UsualQuantity' | 'Note'>>;

/** Shows a change of a line at once, in every page that has it. */
export const patchLine = (queries: QueryClient, lineId: string, patch: Patch): void => {
  queries.setQueriesData<LinesPage>({ queryKey: queryKeyOf(getVariationListLines) }, (page) => {
    if (!page?.PageItems.some(({ LineId }) => LineId === lineId)) return page;
    return {
      ...page,
      PageItems: page.PageItems.map((line) => (line.LineId === lineId ? { ...line, ...patch } : line)),
    };
  });
};

/** Shows the pages without some lines at once. */
export const hideLines = (queries: QueryClient, ids: ReadonlySet<string>): void => {
  queries.setQueriesData<LinesPage>({ queryKey: queryKeyOf(getVariationListLines) }, (page) => {
    if (!page?.PageItems.some(({ LineId }) => ids.has(LineId))) return page;
    const PageItems = page.PageItems.filter(({ LineId }) => !ids.has(LineId));
    const gone = page.PageItems.length - PageItems.length;
    return { ...page, PageItems, TotalItems: page.TotalItems - gone };
  });
};
