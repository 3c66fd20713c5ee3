import { sql } from 'kysely';
import { contentHash } from '../content-hash.ts';
import { rowsOf, type Tx } from './writer.ts';

interface Moved {
  code: string;
  stopgap: string;
}

/**
 * A tree's top that the import made for lack of one (see ensureUnsortedNodes) gives way once a source brings its own:
 * what hangs below it moves over.
 * @returns the nodes that moved
 */
export const replaceStopgapTops = async (tx: Tx): Promise<readonly string[]> => {
  const stopgaps = rowsOf(['electrical', 'hws'], (code) => ({ code, content_hash: contentHash(code) }));
  const { rows } = await sql<Moved>`
    with stopgap as (
      select n.code, n.tree from json_populate_recordset(null::catalogue_nodes, ${stopgaps}::json) s
      join catalogue_nodes n on n.code = s.code and n.content_hash = s.content_hash and n.parent_code is null
    ), top as (
      select distinct on (n.tree) n.tree, n.code, n.path, s.code as stopgap
      from stopgap s join catalogue_nodes n on n.tree = s.tree and n.parent_code is null and n.code <> s.code
      order by n.tree, n.sort_order, n.code
    )
    update catalogue_nodes child set parent_code = top.code, path = top.path || child.code
    from top where child.parent_code = top.stopgap
    returning child.code, top.stopgap`.execute(tx);
  const emptied = [...new Set(rows.map((row) => row.stopgap))];
  if (emptied.length > 0) await tx.deleteFrom('catalogue_nodes').where('code', 'in', emptied).execute();
  return rows.map((row) => row.code);
};
