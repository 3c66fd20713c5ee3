import type { NodeRecord } from '@grossist/catalogue-formats';
import { COMPILED } from './compiled-class.ts';
import { GROUPS } from './data/groups.ts';

/** Both trees: the tops, the main groups, some groups below, and one leaf per class. */
export function* nodeRecords(): Generator<NodeRecord> {
  for (const [place, { code, parent, tree, slug, names }] of GROUPS.entries()) {
    const node: NodeRecord = { kind: 'node', code, tree, names, slug, sortOrder: (place + 1) * 10 };
    if (parent !== undefined) node.parentCode = parent;
    yield node;
  }
  for (const { nodeCode, plan, position } of COMPILED) {
    yield {
      kind: 'node',
      code: nodeCode,
      parentCode: plan.parent,
      tree: plan.tree,
      names: plan.plural,
      slug: plan.slug,
      sortOrder: (position + 1) * 10,
    };
  }
}
