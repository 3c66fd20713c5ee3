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

/**
 * A set of materials that decides what customers see. `exclusive`: its materials are seen only by customers related
 * to it. `limiting`: customers related to it see nothing but the materials of their assortments.
 */
export interface AssortmentRecord {
  kind: 'assortment';
  code: string;
  names: Texts;
  type: 'exclusive' | 'limiting';
  /** What is in it; a node, supplier or product represents all its materials. */
  nodeCodes?: readonly string[];
  supplierCodes?: readonly string[];
  productCodes?: readonly string[];
  sapMaterialNumbers?: readonly string[];
}

/** One customer's relation to an assortment: exactly one of the three is given. */
export interface AssortmentRelationRecord {
  kind: 'assortment-relation';
  assortmentCode: string;
  companyCode?: string;
  soldTo?: string;
  email?: string;
}

/** A stable key of a supplier known by name only: "Wareco Int" and "WARECO  INT" are one. */
export const supplierCodeOf = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || name;
