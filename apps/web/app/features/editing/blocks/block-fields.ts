import type { ActionBlockSettings } from '@grossist/contracts';
import type { Texts } from '@grossist/domain';
import { slugOf } from '../parts/slug.ts';

export const BLOCK_TYPES = ['carousel', 'grid', 'list'] as const;
export type BlockType = (typeof BLOCK_TYPES)[number];
export const BLOCK_SORTS = ['popularity', 'relevance', 'name', 'number'] as const;
export type BlockSort = (typeof BLOCK_SORTS)[number];

export interface Facet {
  Key: string;
  Values: readonly string[];
}

/** What a block shows, as it is edited. */
export interface BlockFields {
  titles: Texts;
  type: BlockType;
  nodeId: string;
  term: string;
  facets: readonly Facet[];
  sort: BlockSort | '';
  /** Name of the node where no title is written. */
  displayName: string;
}

export const NEW_BLOCK: BlockFields = {
  titles: {},
  type: 'carousel',
  nodeId: '',
  term: '',
  facets: [],
  sort: '',
  displayName: '',
};

const isFacet = (value: unknown): value is Facet =>
  typeof value === 'object' &&
  value !== null &&
  'Key' in value &&
  typeof value.Key === 'string' &&
  'Values' in value &&
  Array.isArray(value.Values);

/** The facets that a block's settings keep as JSON; none where it can't be read. */
export const facetsOf = (json: string): readonly Facet[] => {
  if (json === '') return [];
  try {
    const read: unknown = JSON.parse(json);
    return Array.isArray(read) ? read.filter(isFacet) : [];
  } catch {
    return [];
  }
};

export const blockFieldsOf = (block: ActionBlockSettings): BlockFields => ({
  titles: block.Titles,
  type: block.BlockType,
  nodeId: block.CatalogNodeId,
  term: block.SearchTerm,
  facets: facetsOf(block.SelectedFacetsJson),
  sort: BLOCK_SORTS.find((sort) => sort === block.SortKey) ?? '',
  displayName: block.CatalogDisplayName,
});

/** What the shop is told of a block. */
export const blockBody = (BlockId: string, fields: BlockFields) => ({
  BlockId,
  CatalogNodeId: fields.nodeId,
  SearchTerm: fields.term.trim(),
  SelectedFacetsJson: fields.facets.length === 0 ? '' : JSON.stringify(fields.facets),
  BlockType: fields.type,
  SortKey: fields.sort,
  CatalogDisplayName: fields.displayName.trim(),
  Titles: fields.titles,
});

const SUFFIX = 5;

/** An id for a new block: readable by its title, told apart by chance. */
export const newBlockId = (title: string): string =>
  `${slugOf(title).slice(0, 40) || 'block'}-${crypto.randomUUID().slice(0, SUFFIX)}`;
