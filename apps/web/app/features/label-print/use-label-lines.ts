import { getShelfLabelLines, type LabelPreferences, type ShelfLabelLine } from '@grossist/contracts';
import type { Locale } from '@grossist/domain';
import { useQueries } from '@tanstack/react-query';
import { callOperation, queryKeyOf, useOperationQuery } from '../../api/index.ts';
import type { LabelSourceOfPage } from './label-address.tsx';

export const LINES_PER_PAGE = 50;

export interface LabelWishes extends Pick<LabelPreferences, 'Design' | 'Barcode' | 'PriceOption'> {
  CultureName: Locale;
}

/** Returns the part of a request that selects the labels. */
export const bodyOf = ({ source, id, materials }: LabelSourceOfPage, wishes: LabelWishes) => ({
  Source: source,
  ...(id !== undefined && { SourceId: id }),
  ...(materials !== undefined && { MaterialNos: [...materials] }),
  Design: wishes.Design,
  Barcode: wishes.Barcode,
  PriceOption: wishes.PriceOption,
  CultureName: wishes.CultureName,
});

const inputOf = (source: LabelSourceOfPage, wishes: LabelWishes, page: number) => ({
  body: { ...bodyOf(source, wishes), Page: page, PageSize: LINES_PER_PAGE },
});

/** A page of the labels of a source. */
export const useLabelLines = (source: LabelSourceOfPage, wishes: LabelWishes | undefined, page: number) => {
  const unknown: LabelWishes = { Design: 'number', Barcode: 'ean', PriceOption: 'listPrice', CultureName: 'en-US' };
  return useOperationQuery(getShelfLabelLines, inputOf(source, wishes ?? unknown, page), {
    enabled: wishes !== undefined,
    keepPrevious: true,
  });
};

/**
 * The first labels of a source: at least `least` of them are printed, unless there are fewer.
 * @param leftOut number of materials that are not printed
 */
export const useFirstLines = (
  source: LabelSourceOfPage,
  wishes: LabelWishes,
  { least, leftOut, total }: { least: number; leftOut: number; total: number },
): readonly ShelfLabelLine[] => {
  const pages = Math.min(Math.ceil((least + leftOut) / LINES_PER_PAGE), Math.ceil(total / LINES_PER_PAGE));
  return useQueries({
    queries: Array.from({ length: pages }, (_, index) => {
      const input = inputOf(source, wishes, index + 1);
      return {
        queryKey: queryKeyOf(getShelfLabelLines, input),
        queryFn: ({ signal }: { signal: AbortSignal }) => callOperation(getShelfLabelLines, input, { signal }),
      };
    }),
    combine: (results) => results.flatMap(({ data }) => data?.PageItems ?? []),
  });
};
