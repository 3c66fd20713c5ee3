import { getPdfCatalog } from '@grossist/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProblemError } from '../../api/index.ts';
import { type AddedFromSource, addToCatalogue, type PdfSource } from './pdf-source.ts';

/** Areas whose cached responses a change of a catalog invalidates. */
export const CHANGES_CATALOGUES = [getPdfCatalog.area] as const;

/** Adds materials to a catalog, or to the basket, and refreshes what is shown of it. */
export const useAddToPdf = (id: string) => {
  const queries = useQueryClient();
  return useMutation<AddedFromSource, ProblemError, PdfSource>({
    mutationFn: (source) => addToCatalogue(id, source),
    onSettled: () => queries.invalidateQueries({ queryKey: CHANGES_CATALOGUES }),
  });
};
