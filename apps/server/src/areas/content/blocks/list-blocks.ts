import type { getActionBlockSettings, OperationOutput } from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import { firstOfPage, mentions, type SettingsWanted, totalOfAll } from '../settings-list.ts';
import { writeFacets } from './read-facets.ts';

/** Every block's settings by id. One query. */
export const listBlocks =
  (db: Database) =>
  async ({ query, page, pageSize }: SettingsWanted): Promise<OperationOutput<typeof getActionBlockSettings>> => {
    const rows = await db
      .selectFrom('action_blocks')
      .selectAll()
      .select(totalOfAll.as('total'))
      .where(mentions(query, 'block_id', 'display_name'))
      .orderBy('block_id')
      .limit(pageSize)
      .offset(firstOfPage({ page, pageSize }))
      .execute();
    return {
      PageItems: rows.map((row) => ({
        BlockId: row.block_id,
        CatalogNodeUrl: row.node_url,
        SearchTerm: row.search_term,
        SelectedFacetsJson: writeFacets(row.selected_facets),
        BlockType: row.block_type,
        SortKey: row.sort_key,
        CatalogNodeId: row.node_code,
        CatalogDisplayName: row.display_name,
        Titles: row.titles,
        Version: row.version,
        ModifiedAt: row.modified_at.toISOString(),
      })),
      TotalItems: rows[0]?.total ?? 0,
    };
  };
