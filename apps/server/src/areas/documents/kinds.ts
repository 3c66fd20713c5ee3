import { type CatalogueKindDeps, catalogueKinds } from './catalogue-print/catalogue-kinds.ts';
import type { DocumentKinds } from './jobs/index.ts';
import { SHELF_LABELS, shelfLabelsKind } from './shelf-labels/shelf-labels-kind.ts';

/** Returns the kinds of documents that the shop makes, by their name. */
export const documentKinds = (deps: CatalogueKindDeps): DocumentKinds => ({
  ...catalogueKinds(deps),
  [SHELF_LABELS]: shelfLabelsKind(deps),
});
