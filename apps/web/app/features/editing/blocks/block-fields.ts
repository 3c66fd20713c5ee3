import type { ActionBlockSettings } from '@grossist/contracts';
import type { Texts } from '@grossist/domain';
import { splitLocale } from '../../../i18n/index.ts';
import { listingOf } from '../../catalogue/index.ts';
import { slugOf } from '../parts/page-address.tsx';

export const BLOCK_TYPES = ['carousel', 'grid', 'list'] as const;
type BlockType = (typeof BLOCK_TYPES)[number];
export const BLOCK_SORTS = ['popularity', 'relevance', 'name', 'number'] as const;
type BlockSort = (typeof BLOCK_SORTS)[number];

export interface Facet {
  Key: string;
  Values: readonly string[];
}

/** The settings of a block while they are edited. */
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

/** Parses the facets of a block's settings; none for malformed JSON. */
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

/** Returns the request body that saves a block. */
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

/** Makes an id for a new block: its title with a random suffix. */
export const newBlockId = (title: string): string =>
  `${slugOf(title).slice(0, 40) || 'block'}-${crypto.randomUUID().slice(0, SUFFIX)}`;

const HERE = 'http://shop.invalid';

/** Returns a block's fields from the URL of a search or catalog page; undefined for any other URL. */
export const fieldsFromAddress = (address: string): Pick<BlockFields, 'term' | 'facets' | 'sort'> | undefined => {
  const trimmed = address.trim();
  if (!URL.canParse(trimmed, HERE)) return undefined;
  const { pathname, search } = new URL(trimmed, HERE);
  const { path } = splitLocale(pathname);
  if (path !== '/search' && !path.startsWith('/catalogue/')) return undefined;
  const { query, chosen, sort } = listingOf(new URLSearchParams(search));
  return {
    term: query,
    facets: chosen.map(({ key, values }) => ({ Key: key, Values: [...values] })),
    sort: BLOCK_SORTS.find((one) => one === sort) ?? '',
  };
};

/** Returns the catalog path of a URL, without locale; empty for any other URL. */
export const nodePathOf = (address: string): string => {
  const trimmed = address.trim();
  if (!URL.canParse(trimmed, HERE)) return '';
  const { path } = splitLocale(new URL(trimmed, HERE).pathname);
  return path.startsWith('/catalogue/') ? path : '';
};
