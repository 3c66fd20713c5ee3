import {
  type AddedToPdf,
  addCartToPdfCatalog,
  addListsToPdfCatalog,
  addOrdersToPdfCatalog,
  addPdfCatalogVariations,
  addSearchToPdfCatalog,
  type OperationInput,
} from '@grossist/contracts';
import { callOperation } from '../../api/index.ts';

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
export const addToCatalogue = async (id: string, source: PdfSource): Promise<AddedFromSource> => {
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
