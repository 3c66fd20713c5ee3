/** Nodes of the catalog's trees: their path, their children, and how many materials are below each. */

import type { CatalogNode } from '@grossist/contracts';
import { type FacetSelection, isLocale, type Language, textIn } from '@grossist/domain';
import type { SearchEngine } from '../../gateways/search-engine/port.ts';
import { notFound } from '../../http/failure.ts';
import { askSearch } from './ask-search.ts';
import type { CatalogueReader } from './catalogue-reader.ts';
import type { KnownNode, Reference } from './reference/reference.ts';

interface NodeLink {
  CatalogNodeId: string;
  Name: string;
  Url: string;
}

export const presentNodeLink = (node: KnownNode, language: Language): NodeLink => ({
  CatalogNodeId: node.code,
  Name: textIn(node.names, language)?.text ?? node.code,
  Url: node.url,
});

const known = (reference: Reference, codes: readonly string[]): KnownNode[] =>
  codes.flatMap((code) => reference.nodes.get(code) ?? []);

/** Returns the path from the top of the tree to a node, both included; empty for an unknown node. */
export const presentPath = (reference: Reference, code: string, language: Language): NodeLink[] =>
  known(reference, reference.nodes.get(code)?.path ?? []).map((step) => presentNodeLink(step, language));

const imageUrl = (code: string): string => `/media/nodes/${encodeURIComponent(code)}.svg`;

const presentChildren = (
  codes: readonly string[],
  { reference, counts, language, withChildren, withoutEmpty }: NodeShown,
): CatalogNode['Children'] =>
  withChildren
    ? known(reference, codes)
        .filter((child) => !withoutEmpty || counts.below(child.code) > 0)
        .map((child) => ({
          ...presentNodeLink(child, language),
          ImageUrl: imageUrl(child.code),
          MaterialCount: counts.below(child.code),
        }))
    : [];

interface NodeShown {
  reference: Reference;
  counts: MaterialCounts;
  language: Language;
  withChildren: boolean;
  /** Leaves out children of which nothing is counted. */
  withoutEmpty: boolean;
}

/** [cat-01] */
const presentNode = (node: KnownNode, shown: NodeShown): CatalogNode => ({
  ...presentNodeLink(node, shown.language),
  ImageUrl: imageUrl(node.code),
  Tree: node.tree,
  MaterialCount: shown.counts.total,
  Path: presentPath(shown.reference, node.code, shown.language),
  Children: presentChildren(node.children, shown),
});

/** Presents a nameless root node with the tops of both trees below it. [cat-01] */
const presentTops = (shown: NodeShown): CatalogNode => ({
  CatalogNodeId: '',
  Name: '',
  Url: '/catalogue',
  ImageUrl: '',
  Tree: 'electrical',
  MaterialCount: shown.counts.total,
  Path: [],
  Children: presentChildren(shown.reference.tops, shown),
});

// More than any tree has nodes.
const ALL_NODES = 100_000;

/** Number of materials of the market below each node, as a search there would find them. */
interface MaterialCounts {
  total: number;
  below(nodeCode: string): number;
}

interface Counted {
  /** Absent: in both trees. */
  nodeCode?: string | undefined;
  selectedFacets?: readonly FacetSelection[];
  /** Only materials that these words find. */
  query?: string;
}

/** Counts materials below one node, or in both trees, within selected facets and a query. [cat-01] */
export const countMaterials =
  (search: SearchEngine) =>
  async (
    { language, market, assortments }: CatalogueReader,
    { nodeCode, selectedFacets = [], query = '' }: Counted = {},
  ): Promise<MaterialCounts> => {
    const { total, facets } = await askSearch(search, (engine) =>
      engine.search({
        query,
        language,
        market,
        assortments,
        nodeCode,
        selectedFacets,
        sort: 'popularity',
        offset: 0,
        limit: 0,
        facets: 'all',
        facetLimit: 0,
        facetValueLimit: ALL_NODES,
      }),
    );
    const values = facets.find(({ key }) => key === 'node')?.values ?? [];
    const counts = new Map(values.map(({ value, count }) => [value, count]));
    return { total, below: (code) => counts.get(code) ?? 0 };
  };

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
