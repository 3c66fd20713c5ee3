import type { Language, Market } from '@grossist/domain';

/** A material as the search engine is told of it. It is read once by `put` and not kept. */
export interface SearchDocument {
  /** SAP material number, unique. */
  key: string;
  productKey: string;
  /** Everything the trade may call the material by; the key itself is a number too. */
  numbers: { el?: string; hws?: string; ean?: string; supplier?: string; alternatives?: readonly string[] };
  /** As printed: "NOIKLX 3G1,5". */
  typeDesignation?: string;
  texts: Partial<Record<Language, { name: string; description?: string }>>;
  /** Codes of class, nodes (root to leaf) and supplier; words registered for them count for the document. */
  classCode?: string;
  nodePath: readonly string[];
  supplierCode?: string;
  markets: readonly Market[];
  /** ETIM feature code to its value: text, number, range or yes/no. */
  features: Readonly<Record<string, FeatureValue>>;
  flags: { stocked?: boolean; clearance?: boolean; phasedOut?: boolean };
  /** 0..1000, the more the better known. */
  popularity: number;
}

export type FeatureValue = string | number | readonly [number, number] | boolean;

export type TermKind = 'class' | 'node' | 'supplier';

export type Words = Partial<Record<Language, readonly string[]>>;

/** Chosen values of one facet: any of them suffices. A numeric interval is written "min..max", either end may be left out. */
export interface FacetSelection {
  key: string;
  values: readonly string[];
}

export type SortKey = 'relevance' | 'popularity' | 'name' | 'number';

export interface SearchRequest {
  query: string;
  language: Language;
  market: Market;
  /** Only materials below this node. */
  nodeCode?: string;
  /** All selections must hold. */
  selectedFacets?: readonly FacetSelection[];
  sort: SortKey;
  offset: number;
  limit: number;
  facets: 'none' | 'all';
  /** The most ETIM features listed, the chosen ones not counted; 40 unless told. */
  facetLimit?: number;
  /** The most values listed per facet, the chosen ones not counted; 100 unless told. */
  facetValueLimit?: number;
  /** One hit per product, its best variation; totals and facet counts are then of products. */
  groupByProduct?: boolean;
}

export interface SearchHit {
  key: string;
  productKey: string;
  matchedBy: 'number' | 'text' | 'typo' | 'all';
}

export interface SearchFacet {
  /** 'node', 'class', 'supplier', 'flag' or an ETIM feature code. */
  key: string;
  /** 'range' when there are too many different numbers to list: then only chosen intervals have a count. */
  type: 'values' | 'range';
  /** The count is the total that choosing the value in addition would give. */
  values: readonly { value: string; count: number }[];
  min?: number;
  max?: number;
  /** How many different values occur, listed or not. */
  total: number;
}

export interface SearchResult {
  total: number;
  hits: readonly SearchHit[];
  facets: readonly SearchFacet[];
  /** The query as it was corrected, or, when nothing was found, one that would find something. */
  didYouMean?: string;
}

export interface SuggestRequest {
  query: string;
  language: Language;
  market: Market;
  limit: number;
}
