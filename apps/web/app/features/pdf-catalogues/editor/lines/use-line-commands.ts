import {
  changePdfCatalogVariations,
  getPdfCatalogVariations,
  type OperationOutput,
  type PdfCatalogLine,
  removePdfCatalogVariation,
  restorePdfCatalogVariations,
} from '@grossist/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callOperation, type ProblemError, queryKeyOf, useOperation } from '../../../../api/index.ts';
import { useFormat, useLocale, useText } from '../../../../i18n/index.ts';
import { notify } from '../../../../ui/index.ts';
import { CHANGES_CATALOGUES, usePdfProblem } from '../../../pdf-basket/index.ts';

export const LINES_A_PAGE = 100;

type LinesPage = OperationOutput<typeof getPdfCatalogVariations>;

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

export const numberOf = ({ variation }: PdfCatalogLine): string => variation.ItemSapMaterialNumber;

/**
 * Notes, order and removal of lines; removing has undo. `version`: that of the lines that are shown. A move is refused when
 * somebody else changed the catalog since. [own-pdf-02] [pdf-08] [own-pdf-04]
 */
export const useLineCommands = (id: string, version: number) => {
  const text = useText();
  const format = useFormat();
  const problemText = usePdfProblem();
  const queries = useQueryClient();
  const settings = {
    invalidates: CHANGES_CATALOGUES,
    onError: (problem: ProblemError) => notify(problemText(problem)),
  };
  const inTurn = `pdf-lines ${id}`;
  const note = useOperation(changePdfCatalogVariations, { ...settings, inTurn });
  const change = useOperation(changePdfCatalogVariations, { ...settings, inTurn });
  const remove = useOperation(removePdfCatalogVariation, settings);
  const restore = useOperation(restorePdfCatalogVariations, settings);
  const params = { id };
  // Until the lines are loaded again, an own change has made their version an older one.
  const changedOwn = useRef<number>(undefined);

  const showPages = (changed: (page: LinesPage) => LinesPage): void => {
    void queries.cancelQueries({ queryKey: queryKeyOf(getPdfCatalogVariations) });
    queries.setQueriesData<LinesPage>(
      { queryKey: queryKeyOf(getPdfCatalogVariations) },
      (page) => page && changed(page),
    );
  };
  return {
    isMoving: change.isPending,
    setNote: (line: PdfCatalogLine, Note: string): void => {
      const SapNumber = numberOf(line);
      showPages((page) => ({
        ...page,
        PageItems: page.PageItems.map((one) => (numberOf(one) === SapNumber ? { ...one, note: Note } : one)),
      }));
      changedOwn.current = version;
      note.mutate({ params, body: { Lines: [{ SapNumber, Note }] } });
    },
    /** Moves a line behind another; null: to the beginning. `place` (from 1) is where it is then. */
    move: async (line: PdfCatalogLine, AfterSapNumber: string | null, place: number): Promise<void> => {
      const seen = changedOwn.current === version ? undefined : version;
      changedOwn.current = version;
      try {
        await change.mutateAsync({
          params,
          body: { Lines: [{ SapNumber: numberOf(line), AfterSapNumber }], version: seen },
        });
        notify(text('pdf.line.moved', { name: line.localMaterialName, place: format.number(place) }));
      } catch {
        // onError shows why.
      }
    },
    /** Removes a line: gone at once, with the way back in the notice. */
    remove: async (line: PdfCatalogLine): Promise<void> => {
      const sap = numberOf(line);
      changedOwn.current = version;
      showPages((page) => {
        const PageItems = page.PageItems.filter((one) => numberOf(one) !== sap);
        return { ...page, PageItems, TotalItems: page.TotalItems - (page.PageItems.length - PageItems.length) };
      });
      try {
        await remove.mutateAsync({ params: { id, sap } });
      } catch {
        // onError shows why; the reloaded page has the line again.
        return;
      }
      notify(text('pdf.line.removed', { name: line.localMaterialName }), () =>
        restore.mutate({ params, body: { SapNumbers: [sap] } }),
      );
    },
  };
};
