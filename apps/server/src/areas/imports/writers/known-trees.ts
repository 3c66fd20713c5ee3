import type { Tree } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import type { Tx } from './writer.ts';

interface Found {
  code: string;
  tree: Tree;
}

const given = (codes: Iterable<string | undefined>): string[] => [
  ...new Set([...codes].filter((code): code is string => code !== undefined && code !== '')),
];

/** The nodes that exist, with their tree. */
export const knownNodes = async (tx: Tx, codes: Iterable<string | undefined>): Promise<ReadonlyMap<string, Tree>> => {
  const { rows } = await sql<Found>`
    select code, tree from catalogue_nodes where code = any(${given(codes)}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.code, row.tree]));
};

/** The products that exist, with the tree of their node. */
export const knownProducts = async (
  tx: Tx,
  codes: Iterable<string | undefined>,
): Promise<ReadonlyMap<string, Tree>> => {
  const { rows } = await sql<Found>`
    select p.code, n.tree from products p join catalogue_nodes n on n.code = p.node_code
    where p.code = any(${given(codes)}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.code, row.tree]));
};
