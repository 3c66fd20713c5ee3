import { SelectedFacet } from '@grossist/contracts';
import type { Texts } from '@grossist/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import { type ActionBlocksTable, type Database, type StoredFacetChoice, transaction } from '../../../db/index.ts';
import { checkSeenVersion } from '../../../http/check-input.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import { type CatalogueAccess, findNodeAt, type Reference } from '../../catalogue/index.ts';
import { withoutBlanks } from '../page-saving.ts';

const Choices = z.array(SelectedFacet).max(50);
// Half of a surrogate pair and NUL, which PostgreSQL's text type can't store.
const UNSTORABLE = /[\p{Surrogate}\0]/u;

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/** Parses facets of a block's settings, `[{Key, Values}]` as JSON. @throws Failure 422 */
const readFacets = (json: string): StoredFacetChoice[] => {
  if (json.trim() === '') return [];
  const read = Choices.safeParse(parsed(json));
  const texts = read.success ? read.data.flatMap(({ Key, Values }) => [Key, ...Values]) : [];
  if (!read.success || texts.some((text) => UNSTORABLE.test(text))) {
    throw breaksRule('facets-unreadable', 'The facets are no JSON of [{Key, Values}]', 'SelectedFacetsJson');
  }
  return read.data.map(({ Key, Values }) => ({ key: Key, values: Values }));
};

export const writeFacets = (choices: readonly StoredFacetChoice[]): string =>
  choices.length === 0 ? '' : JSON.stringify(choices.map(({ key, values }) => ({ Key: key, Values: values })));

interface BlockGiven {
  blockId: string;
  nodeUrl: string;
  nodeCode: string;
  searchTerm: string;
  selectedFacetsJson: string;
  blockType: ActionBlocksTable['block_type'];
  sortKey: ActionBlocksTable['sort_key'];
  displayName: string;
  titles: Texts;
  /** Absent: overwrite without a version check. */
  seenVersion: number | undefined;
}

/**
 * Returns the code of a block's node, by its id or its address; empty for none.
 * @throws Failure 422 for a node that does not exist, or when id and address name different nodes
 */
const nodeOf = (reference: Reference, { nodeCode, nodeUrl }: BlockGiven): string => {
  if (nodeCode !== '' && !reference.nodes.has(nodeCode)) {
    throw breaksRule('unknown-node', `There is no catalogue node ${nodeCode}`, 'CatalogNodeId');
  }
  if (nodeUrl === '') return nodeCode;
  const node = findNodeAt(reference, nodeUrl);
  if (node === undefined)
    throw breaksRule('unknown-node', `There is no catalogue node at ${nodeUrl}`, 'CatalogNodeUrl');
  if (nodeCode !== '' && node.code !== nodeCode) {
    throw breaksRule('node-mismatch', `${nodeUrl} is not the address of the node ${nodeCode}`, 'CatalogNodeUrl');
  }
  return node.code;
};

/**
 * Saves an action block. Returns its new version. [cat-05]
 * @throws Failure 422 for an unknown node, invalid facets or a block that shows nothing; 409
 */
export const saveBlock = ({ db, catalogue }: CatalogueAccess) => {
  const referenceNow = catalogue.reference;
  return async (given: BlockGiven): Promise<number> => {
    const node = nodeOf(await referenceNow(), given);
    const facets = readFacets(given.selectedFacetsJson);
    if (node === '' && given.searchTerm.trim() === '' && facets.length === 0) {
      throw breaksRule('block-empty', 'A block needs a node, a term or facets', 'SearchTerm');
    }
    const row = {
      node_url: given.nodeUrl,
      node_code: node,
      search_term: given.searchTerm.trim(),
      selected_facets: JSON.stringify(facets),
      block_type: given.blockType,
      sort_key: given.sortKey,
      display_name: given.displayName.trim(),
      titles: JSON.stringify(withoutBlanks(given.titles)),
    };
    return transaction(db, async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext(${`action block ${given.blockId}`}))`.execute(tx);
      const found = await tx
        .selectFrom('action_blocks')
        .select('version')
        .where('block_id', '=', given.blockId)
        .executeTakeFirst();
      const standing = found?.version ?? 0;
      if (given.seenVersion !== undefined) checkSeenVersion(standing, given.seenVersion);
      const version = standing + 1;
      await tx
        .insertInto('action_blocks')
        .values({ block_id: given.blockId, ...row, version })
        .onConflict((conflict) => conflict.column('block_id').doUpdateSet({ ...row, version, modified_at: sql`now()` }))
        .execute();
      return version;
    });
  };
};

/** Deletes a block. @throws Failure 404, 409, 422 while a landing page shows the block */
export const deleteBlock =
  (db: Database) =>
  (blockId: string, seenVersion: number): Promise<void> =>
    transaction(db, async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext(${`action block ${blockId}`}))`.execute(tx);
      const { rows } = await sql<{ version: number; is_used: boolean }>`
        select version, exists (select from landing_pages where block_ids @> array[${blockId}]::text[]) as is_used
        from action_blocks where block_id = ${blockId}`.execute(tx);
      const [found] = rows;
      if (found === undefined) throw notFound('action block');
      checkSeenVersion(found.version, seenVersion);
      if (found.is_used) throw breaksRule('block-in-use', 'A landing page shows this block', 'blockId');
      await tx.deleteFrom('action_blocks').where('block_id', '=', blockId).execute();
    });
