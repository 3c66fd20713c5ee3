import type { getCustomBrowsingPageSettings, OperationOutput } from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import { firstOfPage, mentions, type SettingsWanted, totalOfAll } from '../settings-list.ts';
import { browsingUrl } from './save-browsing-page.ts';

/** Every custom browsing page for editors, the latest change first. One query. */
export const listBrowsingPages =
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
