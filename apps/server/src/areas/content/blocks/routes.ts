import {
  deleteActionBlock,
  getActionBlockSettings,
  getActionBlocks,
  type OperationOutput,
  saveActionBlockSettings,
} from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import { type Answer, answer, DONE } from '../../../http/answer.ts';
import { type CatalogueAccess, catalogueReaderOf } from '../../catalogue/index.ts';
import { firstOfPage, mentions, type SettingsWanted, totalOfAll } from '../settings-list.ts';
import { deleteBlock, saveBlock, writeFacets } from './save-block.ts';
import { showBlocks } from './show-blocks.ts';

/** Lists the settings of all blocks by id. One query. */
const listBlocks =
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

/** Blocks of materials that pages show. [cat-05] */
export const blockRoutes = (access: CatalogueAccess, search: SearchEngine): readonly Answer[] => {
  const { db } = access;
  const save = saveBlock(access);
  const settingsOf = listBlocks(db);
  const remove = deleteBlock(db);
  const shown = showBlocks(access, search);

  return [
    answer(saveActionBlockSettings, async ({ body }) => ({
      ok: true as const,
      Version: await save({
        blockId: body.BlockId,
        nodeUrl: body.CatalogNodeUrl,
        nodeCode: body.CatalogNodeId,
        searchTerm: body.SearchTerm,
        selectedFacetsJson: body.SelectedFacetsJson,
        blockType: body.BlockType,
        sortKey: body.SortKey,
        displayName: body.CatalogDisplayName,
        titles: body.Titles,
        seenVersion: body.Version,
      }),
    })),
    answer(getActionBlockSettings, async ({ query }) =>
      settingsOf({ query: query.Query, page: query.Page, pageSize: query.PageSize }),
    ),
    answer(deleteActionBlock, async ({ params, query }) => {
      await remove(params.blockId, query.Version);
      return DONE;
    }),
    answer(getActionBlocks, async ({ body }, { visitor }) => ({
      Blocks: await shown(body.BlockIds, catalogueReaderOf(visitor, body.cultureName)),
    })),
  ];
};
