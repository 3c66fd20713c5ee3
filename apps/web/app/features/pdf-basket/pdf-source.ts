import {
  type AddedToPdf,
  addCartToPdfCatalog,
  addListsToPdfCatalog,
  addOrdersToPdfCatalog,
  addPdfCatalogVariations,
  addSearchToPdfCatalog,
  getPdfCatalog,
  type OperationInput,
} from '@grossist/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation, type ProblemError } from '../../api/index.ts';

type Search = NonNullable<OperationInput<typeof addSearchToPdfCatalog>['body']>;

/** What is added to the PDF basket or to a catalog. */
export type PdfSource =
  | { kind: 'materials'; numbers: readonly string[] }
  | { kind: 'lists'; ids: readonly string[] }
  | { kind: 'orders'; ids: readonly string[] }
  /** The active cart unless `cartId` names a draft; all of its lines unless `itemIds` names some. */
  | { kind: 'cart'; cartId?: string; itemIds?: readonly string[] }
  | { kind: 'search'; search: Search };

export interface AddedFromSource extends AddedToPdf {
  /** Materials that a search found, where one was added. */
  found?: number;
}

/**
 * Adds to a catalog of the company, or to the caller's basket. [pdf-06] [pdf-10] [pdf-11] [own-pdf-05] [own-pdf-06]
 * @throws ProblemError when the shop refuses; nothing is added then
 */
const addToCatalogue = async (id: string, source: PdfSource): Promise<AddedFromSource> => {
  const params = { id };
  switch (source.kind) {
    case 'materials':
      return callOperation(addPdfCatalogVariations, { params, body: { SapNumbers: [...new Set(source.numbers)] } });
    case 'lists':
      return callOperation(addListsToPdfCatalog, { params, body: [...source.ids] });
    case 'orders':
      return callOperation(addOrdersToPdfCatalog, { params, body: [...source.ids] });
    case 'cart':
      return callOperation(addCartToPdfCatalog, {
        params,
        body: { CartId: source.cartId, CartItemIds: source.itemIds && [...source.itemIds] },
      });
    case 'search': {
      const { TotalCount, ...added } = await callOperation(addSearchToPdfCatalog, { params, body: source.search });
      return { ...added, found: TotalCount };
    }
  }
};

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

/** How the address names the temporary basket in place of an id. */
export const BASKET = 'basket';

/** Path of the list of catalogs, without its locale. */
export const PATH_OF_CATALOGUES = '/pdf-catalogues';

/** Path of the editor of a catalog, or of the basket, without its locale. */
export const pathOfCatalogue = (id: string = BASKET): string => `${PATH_OF_CATALOGUES}/${id}`;
