import {
  deleteLandingPage,
  getLandingPage,
  getLandingPageSettings,
  saveLandingPageSettings,
} from '@grossist/contracts';
import type { Erp } from '../../../gateways/erp/port.ts';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import { type Answer, answer, DONE } from '../../../http/answer.ts';
import type { CatalogueAccess } from '../../catalogue/index.ts';
import { catalogueReaderOf } from '../../catalogue/index.ts';
import { mayPreview } from '../../identity/index.ts';
import { deletePageOf } from '../page-saving.ts';
import { listLandingPages, showLandingPage } from './find-landing-pages.ts';
import { saveLandingPage } from './save-landing-page.ts';

export interface LandingDeps extends CatalogueAccess {
  erp: Erp;
  search: SearchEngine;
}

/** Pages of nodes, vendors, soft bundles and addresses of their own. [cat-06] */
export const landingRoutes = (deps: LandingDeps): readonly Answer[] => {
  const { db, erp, search } = deps;
  const save = saveLandingPage(deps, erp);
  const settingsOf = listLandingPages(deps);
  const remove = deletePageOf(db, 'landing_pages');
  const shown = showLandingPage(deps, search);

  return [
    answer(saveLandingPageSettings, async ({ body }, { visitor }) => {
      const { id, version } = await save({
        id: body.Id,
        type: body.Type,
        key: body.Key,
        titles: body.Title,
        introductions: body.Introduction,
        heroImageUrl: body.HeroImageUrl,
        heroTexts: body.HeroText,
        heroLinkUrl: body.HeroLinkUrl,
        blockIds: body.BlockIds,
        isPublished: body.IsPublished,
        seenVersion: body.Version,
        editor: visitor.kind === 'person' ? visitor.name : '',
      });
      return { ok: true as const, Id: id, Version: version };
    }),
    answer(getLandingPageSettings, async ({ query }) =>
      settingsOf({ query: query.Query, page: query.Page, pageSize: query.PageSize }, query.Type),
    ),
    answer(deleteLandingPage, async ({ params, query }) => {
      await remove(params.id, query.Version);
      return DONE;
    }),
    answer(getLandingPage, async ({ query }, { visitor }) => ({
      LandingPage: await shown(
        { type: query.Type, key: query.Key, withDrafts: mayPreview(visitor, query.Preview) },
        catalogueReaderOf(visitor, query.cultureName),
      ),
    })),
  ];
};
