import type { MaterialRecord, Tree } from '@grossist/catalogue-formats';
import type { Texts } from '@grossist/domain';
import { sql } from 'kysely';
import { publishReferenceChange } from '../../../catalogue/index.ts';
import { contentHash } from '../../item.ts';
import { rowsOf, type Tx } from '../writer.ts';

const TOPS: Record<Tree, Texts> = {
  electrical: { en: 'Electrical', da: 'El', de: 'Elektro', sv: 'El', nb: 'Elektro', nl: 'Elektrotechniek', fo: 'El' },
  hws: {
    en: 'Heating, water and sanitation',
    da: 'VVS',
    de: 'Sanitär und Heizung',
    sv: 'VVS',
    nb: 'VVS',
    nl: 'Sanitair en cv',
    fo: 'VVS',
  },
};

const UNSORTED: Record<Tree, Texts> = {
  electrical: {
    en: 'More electrical material',
    da: 'Øvrigt elmateriel',
    de: 'Weiteres Elektromaterial',
    sv: 'Övrigt elmaterial',
    nb: 'Øvrig elektromateriell',
    nl: 'Overig elektromateriaal',
    fo: 'Annað eltilfar',
  },
  hws: {
    en: 'More plumbing material',
    da: 'Øvrige VVS-artikler',
    de: 'Weiteres Sanitärmaterial',
    sv: 'Övrigt VVS-material',
    nb: 'Øvrig VVS-materiell',
    nl: 'Overig installatiemateriaal',
    fo: 'Annað VVS-tilfar',
  },
};

/** Returns the code of the node for unsorted materials. */
export const unsortedNode = (tree: Tree): string => `unsorted-${tree}`;

/** Returns the tree of a new material; without one in the record, by the kind of its number. */
export const treeOf = (record: MaterialRecord): Tree =>
  record.tree ?? (record.hwsNumber && !record.elNumber ? 'hws' : 'electrical');

const topsOf = async (tx: Tx, trees: readonly Tree[]): Promise<ReadonlyMap<Tree, string>> => {
  const { rows } = await sql<{ tree: Tree; code: string }>`
    select distinct on (tree) tree, code from catalogue_nodes
    where parent_code is null and tree = any(${trees}::text[])
    order by tree, sort_order, code`.execute(tx);
  return new Map(rows.map((row) => [row.tree, row.code]));
};

/** Makes the nodes for unsorted materials, and root nodes where a tree has none. */
export const ensureUnsortedNodes = async (tx: Tx, trees: ReadonlySet<Tree>): Promise<void> => {
  if (trees.size === 0) return;
  const tops = await topsOf(tx, [...trees]);
  const rows = rowsOf(
    [...trees].flatMap((tree) => {
      const top = tops.get(tree) ?? tree;
      const code = unsortedNode(tree);
      return [
        { tree, code: top, names: TOPS[tree], slug: tree, sort_order: 1, path: [top] },
        { tree, code, parent_code: top, names: UNSORTED[tree], slug: 'more', sort_order: 9999, path: [top, code] },
      ];
    }),
    (node) => ({ ...node, content_hash: contentHash(node.code) }),
  );
  const { rows: made } = await sql`
    insert into catalogue_nodes (code, parent_code, tree, names, slug, sort_order, path, content_hash)
    select code, parent_code, tree, names, slug, sort_order, path, content_hash
    from json_populate_recordset(null::catalogue_nodes, ${rows}::json)
    on conflict (code) do nothing returning code`.execute(tx);
  if (made.length > 0) await publishReferenceChange(tx);
};
