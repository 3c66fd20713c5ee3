import { getPdfCatalogVariations, type OperationOutput, type PdfCatalogLine } from '@grossist/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callOperation, type ProblemError, queryKeyOf } from '../../../../api/index.ts';
import { useLocale } from '../../../../i18n/index.ts';

export const LINES_A_PAGE = 100;

export type LinesPage = OperationOutput<typeof getPdfCatalogVariations>;

/** Returns the page, from 1, on which the line at a place, from 0, is. */
export const pageOf = (place: number): number => Math.floor(place / LINES_A_PAGE) + 1;

/** Loads a page of the lines of a catalog, and single lines of other pages. [pdf-05] */
export const useLinePages = (id: string, page: number) => {
  const queries = useQueryClient();
  const cultureName = useLocale();
  const options = (PageNumber: number) => {
    const input = { params: { id }, query: { PageNumber, PageSize: LINES_A_PAGE, cultureName } };
    return {
      queryKey: queryKeyOf(getPdfCatalogVariations, input),
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<LinesPage> =>
        callOperation(getPdfCatalogVariations, input, { signal }),
    };
  };
  const shown = useQuery<LinesPage, ProblemError>({ ...options(page), placeholderData: (previous) => previous });
  return {
    shown,
    /** Returns the line at a place (from 0); undefined where there is none. @throws ProblemError */
    lineAt: async (place: number): Promise<PdfCatalogLine | undefined> => {
      if (place < 0) return undefined;
      const { PageItems } = await queries.ensureQueryData(options(pageOf(place)));
      return PageItems[place % LINES_A_PAGE];
    },
  };
};
