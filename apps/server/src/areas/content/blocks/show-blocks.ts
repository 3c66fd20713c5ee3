import type { ActionBlock, SearchDocument } from '@grossist/contracts';
import { type Language, textIn } from '@grossist/domain';
import type { Selectable } from 'kysely';
import type { ActionBlocksTable } from '../../../db/index.ts';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import type { CatalogueAccess, CatalogueReader, Reference } from '../../catalogue/index.ts';
import { readDocuments } from '../../search/index.ts';
import { type FirstFound, findFirst, type PartOfCatalogue, partUrl } from '../find-first.ts';

const MOST_DOCUMENTS = 12;

type BlockRow = Selectable<ActionBlocksTable>;

const partOf = (row: BlockRow): PartOfCatalogue => ({
  searchTerm: row.search_term,
  nodeCode: row.node_code,
  selectedFacets: row.selected_facets,
  sortKey: row.sort_key || 'relevance',
});

const presentBlock = (
  row: BlockRow,
  found: FirstFound,
  documents: SearchDocument[],
  { nodes }: Reference,
  language: Language,
): ActionBlock => {
  const node = nodes.get(row.node_code);
  const title = textIn(row.titles, language)?.text ?? row.display_name;
  return {
    BlockId: row.block_id,
    BlockType: row.block_type,
    Title: title || (textIn(node?.names ?? {}, language)?.text ?? row.search_term),
    Url: partUrl({ ...partOf(row), sortKey: row.sort_key }, node?.url),
    CatalogNodeId: row.node_code,
    SearchTerm: row.search_term,
    SortKey: row.sort_key,
    TotalCount: found.total,
    Documents: documents,
  };
};

/**
 * Returns blocks with the first materials of each, in the order of their ids, without unknown blocks and those whose node was
 * deleted or that find nothing. At most three queries for any number of blocks. [cat-05]
 */
export const showBlocks = ({ db, catalogue }: CatalogueAccess, search: SearchEngine) => {
  const referenceNow = catalogue.reference;
  const firstOf = findFirst(search, MOST_DOCUMENTS);
  const documentsOf = readDocuments({ db, catalogue });
  return async (blockIds: readonly string[], reader: CatalogueReader): Promise<ActionBlock[]> => {
    if (blockIds.length === 0) return [];
    const reference = await referenceNow();
    const rows = await db.selectFrom('action_blocks').selectAll().where('block_id', 'in', blockIds).execute();
    const known = new Map(rows.map((row) => [row.block_id, row]));
    const shown = [...new Set(blockIds)].flatMap((id) => {
      const row = known.get(id);
      return row === undefined || (row.node_code !== '' && !reference.nodes.has(row.node_code)) ? [] : [row];
    });
    const found = await Promise.all(shown.map((row) => firstOf(partOf(row), reader)));
    const documents = await documentsOf([...new Set(found.flatMap(({ keys }) => keys))], reader);
    const byNumber = new Map(documents.map((document) => [document.ItemSAPMaterialNumber, document]));
    return shown.flatMap((row, index) => {
      const first = found[index] ?? { total: 0, keys: [] };
      const own = first.keys.flatMap((key) => byNumber.get(key) ?? []);
      return own.length === 0 ? [] : [presentBlock(row, first, own, reference, reader.language)];
    });
  };
};
