import {
  deleteActionBlock,
  getActionBlockSettings,
  getActionBlocks,
  saveActionBlockSettings,
} from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import { type Answer, answer, DONE } from '../../../http/answer.ts';
import { catalogueReaderOf } from '../../catalogue/index.ts';
import { deleteBlock } from './delete-block.ts';
import { listBlocks } from './list-blocks.ts';
import { saveBlock } from './save-block.ts';
import { showBlocks } from './show-blocks.ts';

/** Blocks of materials that pages show. [cat-05] */
export const blockRoutes = (db: Database, search: SearchEngine): readonly Answer[] => {
  const save = saveBlock(db);
  const settingsOf = listBlocks(db);
  const remove = deleteBlock(db);
  const shown = showBlocks(db, search);

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
