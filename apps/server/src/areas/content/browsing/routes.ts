import {
  deleteCustomBrowsingPage,
  getCustomBrowsingPage,
  getCustomBrowsingPageSettings,
  type OperationOutput,
  saveCustomBrowsingPage,
} from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import { type Answer, answer, DONE } from '../../../http/answer.ts';
import { type CatalogueAccess, catalogueReaderOf } from '../../catalogue/index.ts';
import { mayPreview } from '../../identity/index.ts';
import { deletePageOf } from '../page-saving.ts';
import { firstOfPage, mentions, type SettingsWanted, totalOfAll } from '../settings-list.ts';
import { browsingUrl, saveBrowsingPage } from './save-browsing-page.ts';
import { showBrowsingPage } from './show-browsing-page.ts';

/** Lists all custom browsing pages for editors, the latest change first. One query. */
const listBrowsingPages =
  (db: Database) =>
  async ({ query, page, pageSize }: SettingsWanted): Promise<OperationOutput<typeof getCustomBrowsingPageSettings>> => {
    const rows = await db
      .selectFrom('browsing_pages')
      .selectAll()
      .select(totalOfAll.as('total'))
      .where(mentions(query, 'slug'))
      .orderBy('modified_at', 'desc')
      .orderBy('id')
      .limit(pageSize)
      .offset(firstOfPage({ page, pageSize }))
      .execute();
    return {
      PageItems: rows.map((row) => ({
        Id: row.id,
        Slug: row.slug,
        Url: browsingUrl(row.slug),
        Title: row.titles,
        Introduction: row.introductions,
        Items: row.items.map((item) => ({
          Type: item.type,
          Title: item.titles,
          CatalogNodeId: item.nodeCode,
          SearchTerm: item.searchTerm,
          SelectedFacets: item.selectedFacets.map(({ key, values }) => ({ Key: key, Values: [...values] })),
          SapMaterialNumbers: [...item.sapMaterialNumbers],
        })),
        IsPublished: row.is_published,
        Version: row.version,
        ModifiedAt: row.modified_at.toISOString(),
      })),
      TotalItems: rows[0]?.total ?? 0,
    };
  };

/** Catalogue pages that editors put together. [cat-04] */
export const browsingRoutes = (access: CatalogueAccess, search: SearchEngine): readonly Answer[] => {
  const { db } = access;
  const shown = showBrowsingPage(access, search);
  const settingsOf = listBrowsingPages(db);
  const save = saveBrowsingPage(access);
  const remove = deletePageOf(db, 'browsing_pages');

  return [
    answer(getCustomBrowsingPage, async ({ params, query }, { visitor }) =>
      shown(params.id, catalogueReaderOf(visitor, query.cultureName), mayPreview(visitor, query.Preview)),
    ),
    answer(getCustomBrowsingPageSettings, async ({ query }) =>
      settingsOf({ query: query.Query, page: query.Page, pageSize: query.PageSize }),
    ),
    answer(saveCustomBrowsingPage, async ({ body }) => {
      const { id, version } = await save({
        id: body.Id,
        slug: body.Slug,
        titles: body.Title,
        introductions: body.Introduction,
        items: body.Items.map((item) => ({
          type: item.Type,
          titles: item.Title,
          nodeCode: item.CatalogNodeId,
          searchTerm: item.SearchTerm.trim(),
          selectedFacets: item.SelectedFacets.map(({ Key, Values }) => ({ key: Key, values: Values })),
          sapMaterialNumbers: [...new Set(item.SapMaterialNumbers)],
        })),
        isPublished: body.IsPublished,
        seenVersion: body.Version,
      });
      return { ok: true as const, Id: id, Version: version };
    }),
    answer(deleteCustomBrowsingPage, async ({ params, query }) => {
      await remove(params.id, query.Version);
      return DONE;
    }),
  ];
};
