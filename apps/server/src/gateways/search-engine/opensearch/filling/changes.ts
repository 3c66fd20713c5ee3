import type { SearchDocument } from '@grossist/search-index';
import type { ClientBase } from 'pg';
import { readAllMaterials, readMaterials } from '../../embedded/read-materials.ts';
import { registerWords, type WordTarget } from '../../embedded/read-words.ts';
import { documentOf } from '../documents/document-of.ts';
import { LAYOUT } from '../layout/indices.ts';
import { type BulkDeps, bulk, type Write } from './bulk.ts';
import { type IndexState, writeState } from './index-state.ts';

export type { WordTarget };

/** What the index is filled from. */
export interface CatalogueSource {
  /** Everything that can be found, a batch at a time; inside a transaction. */
  all(client: ClientBase): AsyncIterable<readonly SearchDocument[]>;
  /** The materials of these numbers that can be found. */
  some(client: ClientBase, numbers: readonly string[]): Promise<readonly SearchDocument[]>;
  /** Registers the words of classes, nodes and suppliers, the order of features, and the editors' synonyms. */
  words(client: ClientBase, target: WordTarget): Promise<void>;
}

const WHOLE = { number: 0, of: 1 };

/** The shop's database. */
export const databaseSource: CatalogueSource = {
  all: (client) => readAllMaterials(client, WHOLE),
  some: readMaterials,
  words: registerWords,
};

const MOST_CHANGES = 2000;

export interface ChangesDeps extends BulkDeps {
  source: CatalogueSource;
}

interface ChangeRow {
  sequence: string;
  sap_material_number: string;
  made_at: string;
}

/** The last change that is committed; there always is one once `noteFirstChange` was called. */
export const lastChange = async (client: ClientBase): Promise<IndexState> => {
  const { rows } = await client.query<{ sequence: string; made_at: string }>({
    name: 'opensearch last change',
    text: `select sequence, extract(epoch from changed_at)::text as made_at from search_changes
      order by sequence desc limit 1`,
  });
  const [row] = rows;
  return { sequence: Number(row?.sequence ?? 0), madeAt: row?.made_at ?? '', layout: LAYOUT };
};

/**
 * Brings an index up to date with every change committed after `state`, in whose order they are written down as done.
 * @returns the state it is in then
 */
export const applyChanges = async (
  client: ClientBase,
  deps: ChangesDeps,
  index: string,
  state: IndexState,
): Promise<IndexState> => {
  for (let reached = state; ; ) {
    const { rows } = await client.query<ChangeRow>({
      name: 'opensearch changes',
      text: `select sequence, sap_material_number, extract(epoch from changed_at)::text as made_at
        from search_changes where sequence > $1 order by sequence limit $2`,
      values: [reached.sequence, MOST_CHANGES],
    });
    const newest = rows.at(-1);
    if (newest === undefined) return reached;
    const changed = [...new Set(rows.map((row) => row.sap_material_number))].filter((number) => number !== '');
    const documents = await deps.source.some(client, changed);
    const found = new Set(documents.map(({ key }) => key));
    const writes: Write[] = [
      ...documents.map((document) => ({ key: document.key, document: documentOf(document) })),
      ...changed.filter((key) => !found.has(key)).map((key) => ({ key, document: undefined })),
    ];
    await bulk(deps, index, writes);
    reached = { sequence: Number(newest.sequence), madeAt: newest.made_at, layout: LAYOUT };
    await writeState(deps.cluster, index, reached);
  }
};
