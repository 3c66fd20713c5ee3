import { sql } from 'kysely';
import { contentHash } from '../content-hash.ts';
import { rowsOf, type Tx } from './writer.ts';

interface Moved {
  code: string;
  placeholder: string;
}

/**
 * Replaces the placeholder root of a tree (see ensureUnsortedNodes) by the root that a source has imported: moves its
 * children and deletes it.
 * @returns codes of the moved nodes
 */
export const replacePlaceholderRoots = async (tx: Tx): Promise<readonly string[]> => {
  const placeholders = rowsOf(['electrical', 'hws'], (code) => ({ code, content_hash: contentHash(code) }));
  const { rows } = await sql<Moved>`
    with placeholder as (
      select n.code, n.tree from json_populate_recordset(null::catalogue_nodes, ${placeholders}::json) s
      join catalogue_nodes n on n.code = s.code and n.content_hash = s.content_hash and n.parent_code is null
    ), top as (
      select distinct on (n.tree) n.tree, n.code, n.path, s.code as placeholder
      from placeholder s join catalogue_nodes n on n.tree = s.tree and n.parent_code is null and n.code <> s.code
      order by n.tree, n.sort_order, n.code
    )
    update catalogue_nodes child set parent_code = top.code, path = top.path || child.code
    from top where child.parent_code = top.placeholder
    returning child.code, top.placeholder`.execute(tx);
  const emptied = [...new Set(rows.map((row) => row.placeholder))];
  if (emptied.length > 0) await tx.deleteFrom('catalogue_nodes').where('code', 'in', emptied).execute();
  return rows.map((row) => row.code);
};
