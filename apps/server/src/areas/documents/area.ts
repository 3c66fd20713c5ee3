import type { Pool } from 'pg';
import type { Area } from '../../area.ts';
import { materialPictures } from './catalogue-print/catalogue-pictures.ts';
import { registerCatalogueDocuments } from './catalogue-print/register-catalogue-documents.ts';
import { tidyDocuments } from './jobs/document-store.ts';
import { DOCUMENT_CHANGES, openDocumentEvents } from './jobs/events/document-events.ts';
import { documentRoutes, registerDocumentFile } from './jobs/routes.ts';
import { DOCUMENT_CRON, documentTasks, type WorkThroughDeps, wakeDocuments } from './jobs/work-through.ts';
import { type CatalogueKindDeps, documentKinds } from './kinds.ts';
import { type LabelPrintsDeps, registerLabelPrints, shelfLabelRoutes } from './shelf-labels/routes.ts';
import { tidyLabelPrints } from './shelf-labels/shelf-labels-kind.ts';

export type DocumentAreaDeps = Omit<CatalogueKindDeps, 'picturesOf'> &
  LabelPrintsDeps &
  Pick<WorkThroughDeps, 'log' | 'stopping'> & { pool: Pool };

/** Opens documents on paper: labels, catalogs, and the jobs that make them. */
export const openDocumentArea = (deps: DocumentAreaDeps): Area => {
  const { db, catalogue, prices, log, stopping, findSession } = deps;
  const events = openDocumentEvents();
  const wake = wakeDocuments(deps.pool);
  const catalogues = { ...deps, picturesOf: materialPictures(deps) };
  const kinds = documentKinds(catalogues);
  return {
    answers: [...shelfLabelRoutes({ db, catalogue, prices, wakeDocuments: wake }), ...documentRoutes({ db })],
    register: (app) => {
      registerLabelPrints(app, deps);
      registerDocumentFile(app, { db, findSession });
      registerCatalogueDocuments(app, { ...catalogues, kinds, findSession, wake });
    },
    subscribers: { [DOCUMENT_CHANGES]: events.subscriber },
    stream: events,
    tasks: documentTasks({ db, kinds, log, ...(stopping && { stopping }) }),
    cron: DOCUMENT_CRON,
    tidy: async () => {
      await tidyLabelPrints(db)();
      await tidyDocuments(db)();
    },
  };
};
