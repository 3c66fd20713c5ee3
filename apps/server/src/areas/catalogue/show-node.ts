import type { CatalogNode } from '@grossist/contracts';
import type { FacetSelection } from '@grossist/search-index';
import type { SearchEngine } from '../../gateways/search-engine/port.ts';
import type { CatalogueReader } from './catalogue-reader.ts';
import { presentNode, presentTops } from './presenter/node.ts';
import { countMaterials } from './queries/count-materials.ts';
import type { KnownNode, Reference } from './reference/index.ts';

export interface NodeWanted {
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

/** A node with how many materials of the reader's market are in it and below its children. [cat-01] */
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
