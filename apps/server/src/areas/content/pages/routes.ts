import { deletePage, getPage, getPageSettings, getPages, savePage } from '@grossist/contracts';
import { languageOf } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import { type Answer, answer, DONE } from '../../../http/answer.ts';
import { mayPreview } from '../../identity/index.ts';
import { deletePageOf } from '../page-saving.ts';
import { findPage, listPageSettings, listPages } from './find-pages.ts';
import * as commands from './save-page.ts';

/** The shop's own pages: help and guides. */
export const pageRoutes = (db: Database): readonly Answer[] => {
  const pageOf = findPage(db);
  const pagesOf = listPages(db);
  const settingsOf = listPageSettings(db);
  const save = commands.savePage(db);
  const remove = deletePageOf(db, 'pages');

  return [
    answer(getPage, async ({ params, query }, { visitor }) =>
      pageOf(params.slug, languageOf(query.cultureName ?? visitor.locale), mayPreview(visitor, query.Preview)),
    ),
    answer(getPages, async ({ query }, { visitor }) =>
      pagesOf(
        { kind: query.Kind, page: query.Page, pageSize: query.PageSize },
        languageOf(query.cultureName ?? visitor.locale),
      ),
    ),
    answer(getPageSettings, async ({ query }) =>
      settingsOf({ query: query.Query, page: query.Page, pageSize: query.PageSize }),
    ),
    answer(savePage, async ({ body }) => {
      const { id, version } = await save({
        id: body.Id,
        slug: body.Slug,
        kind: body.Kind,
        titles: body.Title,
        introductions: body.Introduction,
        bodies: body.Body,
        position: body.Position,
        isPublished: body.IsPublished,
        seenVersion: body.Version,
      });
      return { Id: id, Version: version };
    }),
    answer(deletePage, async ({ params, query }) => {
      await remove(params.id, query.Version);
      return DONE;
    }),
  ];
};
