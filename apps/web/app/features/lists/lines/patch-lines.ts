import { getVariationListLines, type VariationListLine } from '@grossist/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../../../api/index.ts';
import type { LinesPage } from './shown-lines.ts';

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
