import type { CatalogNode } from '@grossist/contracts';
import { type FacetSelection, isLocale } from '@grossist/domain';
import type { SearchEngine } from '../../gateways/search-engine/port.ts';
import { notFound } from '../../http/failure.ts';
import type { CatalogueReader } from './catalogue-reader.ts';
import { presentNode, presentTops } from './presenter/node.ts';
import { countMaterials } from './queries/count-materials.ts';
import type { KnownNode, Reference } from './reference/reference.ts';

interface NodeWanted {
  reference: Reference;
  reader: CatalogueReader;
  /** Absent: the tops of both trees. */
  node: KnownNode | undefined;
  withChildren: boolean;
  selectedFacets?: readonly FacetSelection[];
  /** Counts only materials that these words find. */
  query?: string;
  /** Leaves out children of which nothing is counted. */
  withoutEmpty?: boolean;
}

/** Shows a node with the number of the reader's materials in it and below each child. [cat-01] */
export const showNode = (search: SearchEngine) => {
  const count = countMaterials(search);
  return async ({
    reference,
    reader,
    node,
    withChildren,
    withoutEmpty = false,
    ...counted
  }: NodeWanted): Promise<CatalogNode> => {
    const counts = await count(reader, { ...counted, nodeCode: node?.code });
    const shown = { reference, counts, language: reader.language, withChildren, withoutEmpty };
    return node === undefined ? presentTops(shown) : presentNode(node, shown);
  };
};

/** Normalizes an address: without locale prefix, query and fragment. */
const bareAddress = (url: string): string => {
  const [path = ''] = url.split(/[?#]/, 1);
  const parts = path.split('/').filter((part) => part !== '');
  const bare = isLocale(parts[0] ?? '') ? parts.slice(1) : parts;
  return `/${bare.join('/')}`;
};

/** Returns the node of an id. @throws Failure 404 */
export const requireNode = ({ nodes }: Reference, code: string): KnownNode => {
  const node = nodes.get(code);
  if (node === undefined) throw notFound('catalogue node');
  return node;
};

/**
 * Returns the node at an address of the shop, "/catalogue/electrical/cables"; undefined at "/catalogue" itself.
 * @throws Failure 404
 */
export const requireNodeAt = ({ nodesByUrl }: Reference, url: string): KnownNode | undefined => {
  const address = bareAddress(url);
  if (address === '/catalogue') return undefined;
  const node = nodesByUrl.get(address);
  if (node === undefined) throw notFound('catalogue node');
  return node;
};

/** Returns the node at an address of the shop; undefined for any other address. */
export const findNodeAt = ({ nodesByUrl }: Reference, url: string): KnownNode | undefined =>
  nodesByUrl.get(bareAddress(url));
