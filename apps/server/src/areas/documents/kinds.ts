import type { Database } from '../../db/index.ts';
import type { Typesetter } from '../../gateways/typesetting/port.ts';
import type { DocumentKinds } from './jobs/index.ts';
import { SHELF_LABELS, shelfLabelsKind } from './shelf-labels/shelf-labels-kind.ts';

export interface DocumentKindsDeps {
  db: Database;
  typesetter: Typesetter;
}

/** Returns the kinds of documents that the shop makes, by their name. */
export const documentKinds = (deps: DocumentKindsDeps): DocumentKinds => ({ [SHELF_LABELS]: shelfLabelsKind(deps) });
