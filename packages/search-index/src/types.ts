/** Types of the search: documents that are indexed, requests and results. */

import type { FacetSelection, Language, Market, SortKey } from '@grossist/domain';

/** A material as the search engine indexes it. `put` reads it once and does not store it. */
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
  /** Codes of the assortments that it is in; those that keep it from everybody else stand in `exclusiveAssortments`. */
  limitingAssortments?: readonly string[];
  exclusiveAssortments?: readonly string[];
  /** Words that buyers look for it by, beside its texts. */
  keywords?: Partial<Record<Language, readonly string[]>>;
}

/** What a customer's assortments let them see. */
export interface AssortmentScope {
  /** Codes of the customer's assortments of both kinds. */
  granted: readonly string[];
  /** The customer sees nothing but what is in a granted assortment. */
  isLimited: boolean;
}

export type FeatureValue = string | number | readonly [number, number] | boolean;

export type TermKind = 'class' | 'node' | 'supplier';

export type Words = Partial<Record<Language, readonly string[]>>;

/** Words that mean the same; each may be several words. */
export interface SynonymGroup {
  id: string;
  /** Absent: in every language. */
  language?: Language;
  words: readonly string[];
  /** A search for the first finds the others too, but not the other way round. */
  oneWay?: boolean;
}

export interface SearchRequest {
  query: string;
  language: Language;
  market: Market;
  /** Only materials below this node. */
  nodeCode?: string;
  /** Absent: all materials that no assortment keeps for others. */
  assortments?: AssortmentScope;
  /** All selections must hold. */
  selectedFacets?: readonly FacetSelection[];
  sort: SortKey;
  offset: number;
  limit: number;
  facets: 'none' | 'all';
  /** The most ETIM features listed, the chosen ones not counted; 40 by default. */
  facetLimit?: number;
  /** The most values listed per facet, the chosen ones not counted; 100 by default. */
  facetValueLimit?: number;
  /** One hit per product, its best variation; totals and facet counts are then of products. */
  groupByProduct?: boolean;
  /** With `groupByProduct`: the most variations named within a hit, the best first. None by default. */
  variationsPerProduct?: number;
  /**
   * ETIM feature code to the share of the result, in percent, that must have the feature for it to be shown: 0 shows it
   * always, 100 only when everything has it. Features not named compete for the places there are.
   */
  facetBoosts?: Readonly<Record<string, number>>;
  /** Whether each ETIM feature's facet tells how much of the result has it; not of products. */
  facetCoverage?: boolean;
}

export interface SearchHit {
  key: string;
  productKey: string;
  matchedBy: 'number' | 'text' | 'typo' | 'all';
  /** Keys of the product's variations that were found, the best first, when asked for, and how many there are. */
  variations?: readonly string[];
  variationTotal?: number;
}

export interface SearchFacet {
  /** 'node', 'class', 'supplier', 'flag' or an ETIM feature code. */
  key: string;
  /** 'range' when there are too many different numbers to list: then the values are intervals. */
  type: 'values' | 'range';
  /** The count is the total that choosing the value in addition would give. */
  values: readonly { value: string; count: number }[];
  min?: number;
  max?: number;
  /** How many different values occur, listed or not. */
  total: number;
  /** How many materials of the result have the feature, when `facetCoverage` asks for it. */
  coverage?: number;
}

/** Called with the keys of the hits, in their order, before the facets of a large result are counted, which takes as long again. */
export type HitsFound = (keys: readonly string[]) => void;

export interface SearchResult {
  total: number;
  hits: readonly SearchHit[];
  facets: readonly SearchFacet[];
  /** No material has all the words: these have the most of them. */
  isPartial?: true;
  /** The query as it was corrected, or, when nothing was found, one that would find something. */
  didYouMean?: string;
}

export interface SuggestRequest {
  query: string;
  language: Language;
  market: Market;
  assortments?: AssortmentScope;
  limit: number;
}

/** A query that continues what was typed. */
export interface Completion {
  text: string;
  /** 'phrase': a class, a supplier or how names begin; 'word': the last word completed; 'number': an identifier. */
  kind: 'phrase' | 'word' | 'number';
  /** How many materials it finds. */
  count: number;
}

export interface Completions {
  completions: readonly Completion[];
  /** The query with its typing mistakes corrected. */
  didYouMean?: Omit<Completion, 'kind'>;
}
