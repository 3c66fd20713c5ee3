import type { Texts } from '@grossist/domain';

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
