import { type CatalogNode, getNode } from '@grossist/contracts';
import type { Locale } from '@grossist/domain';
import type { ServerContext } from '../../../server-context.ts';

/** What lies directly below each node on the way to the present one, by the node's id. */
export type Branches = Readonly<Record<string, CatalogNode['Children']>>;

/** The present node's own children are known; those of the nodes above it are asked for. [cat-01] */
export const findBranches = async (
  context: ServerContext,
  cultureName: Locale,
  node: CatalogNode,
): Promise<Branches> => {
  const above = node.Path.filter(({ CatalogNodeId }) => CatalogNodeId !== node.CatalogNodeId);
  const known = await Promise.all(above.map(({ Url }) => context.call(getNode, { body: { cultureName, url: Url } })));
  return Object.fromEntries([...known, node].map(({ CatalogNodeId, Children }) => [CatalogNodeId, Children]));
};
