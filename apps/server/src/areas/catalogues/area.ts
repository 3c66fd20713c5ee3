import type { Area } from '../../area.ts';
import type { SearchDeps } from '../search/index.ts';
import { tidyCatalogues } from './commands/change-catalogue.ts';
import { CATALOGUE_CHANGES, openCatalogueEvents } from './events/catalogue-events.ts';
import { type DefaultLogoDeps, registerDefaultLogo } from './logo/register-logo.ts';
import { pdfCatalogueRoutes, pdfCatalogueSearchRoutes } from './routes.ts';

/** Opens PDF catalogs: their calls, the logo of a company and the events of their changes. */
export const openPdfCatalogueArea = (deps: SearchDeps & DefaultLogoDeps): Area => {
  const events = openCatalogueEvents();
  const { db, catalogue, search } = deps;
  return {
    answers: [...pdfCatalogueRoutes({ db, catalogue }), ...pdfCatalogueSearchRoutes({ db, catalogue, search })],
    register: (app) => registerDefaultLogo(app, deps),
    subscribers: { [CATALOGUE_CHANGES]: events.subscriber },
    stream: events,
    tidy: tidyCatalogues(db),
  };
};
