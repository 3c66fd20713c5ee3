import type { Texts } from '@grossist/domain';

export type Tree = 'electrical' | 'hws';

/** A place in the catalogue tree; without parentCode it is a tree's top. */
export interface NodeRecord {
  kind: 'node';
  code: string;
  parentCode?: string;
  tree: Tree;
  names: Texts;
  /** Address part, lower case ascii ("installation-cable"). */
  slug: string;
  sortOrder: number;
}

export interface SupplierRecord {
  kind: 'supplier';
  code: string;
  name: string;
}

/** A family of variations. */
export interface ProductRecord {
  kind: 'product';
  code: string;
  /** Absent in files that know nothing of the tree: the product stays where it is; a new one is not sorted. */
  nodeCode?: string;
  classCode?: string;
  supplierCode?: string;
  names: Texts;
  descriptions?: Texts;
}
