import type { Tree } from '@grossist/catalogue-formats';
import type { Texts } from '@grossist/domain';
import type { KnownNode, Reference } from './reference.ts';

export interface NodeRow {
  code: string;
  parent_code: string | null;
  tree: Tree;
  names: Texts;
  slug: string;
  path: string[];
}

/** The trees with the address of each node: the slugs from the top down. Of two nodes with one address the first has it. */
export const placeNodes = (rows: readonly NodeRow[]): Pick<Reference, 'nodes' | 'nodesByUrl' | 'tops'> => {
  const slugs = new Map(rows.map(({ code, slug }) => [code, slug]));
  const children = new Map<string | null, string[]>();
  for (const { code, parent_code } of rows) {
    const siblings = children.get(parent_code);
    if (siblings === undefined) children.set(parent_code, [code]);
    else siblings.push(code);
  }
  const nodes = new Map<string, KnownNode>();
  const nodesByUrl = new Map<string, KnownNode>();
  for (const { code, tree, names, path } of rows) {
    const url = `/catalogue/${path.map((step) => encodeURIComponent(slugs.get(step) ?? step)).join('/')}`;
    const node = { code, tree, names, url, path, children: children.get(code) ?? [] };
    nodes.set(code, node);
    if (!nodesByUrl.has(url)) nodesByUrl.set(url, node);
  }
  return { nodes, nodesByUrl, tops: children.get(null) ?? [] };
};
