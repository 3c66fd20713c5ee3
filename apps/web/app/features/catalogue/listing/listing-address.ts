import { type FacetSelection, isSortKey, type SortKey } from '@grossist/domain';
import { readCookie, storeInCookie } from '../../../api/index.ts';

/** Detailed rows, one line a material, products with their variations, or a table of features. */
export const LISTING_VIEWS = ['full', 'slim', 'products', 'table'] as const;
export type ListingView = (typeof LISTING_VIEWS)[number];

/** Section 9: a search's page is of 20. */
export const LISTING_SIZES = [20, 50, 100] as const;
type ListingSize = (typeof LISTING_SIZES)[number];
export const USUAL_SIZE: ListingSize = 20;

/** The state of a list of materials. All of it is in the URL, so that it can be bookmarked, shared and restored. */
export interface ListingAddress {
  query: string;
  /** From 1. */
  page: number;
  /** Undefined: as is usual there. */
  sort: SortKey | undefined;
  /** Undefined: as the visitor saw the last list. */
  view?: ListingView;
  /** Undefined: 20. */
  size?: ListingSize;
  chosen: readonly FacetSelection[];
  /** Column that a table is sorted by, with "-" before it from the greatest on: "EF000227", "-price". */
  by?: string;
}

// The contract's limits; what is beyond them in an address is left out.
const LONGEST = { query: 200, key: 60, value: 200 };
const MOST = { facets: 50, values: 100, page: 100_000 };

const typed = (text: string, longest: number): string =>
  text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').slice(0, longest);

const isView = (text: string | null | undefined): text is ListingView => LISTING_VIEWS.some((view) => view === text);
const sizeOf = (text: string | null): ListingSize | undefined =>
  LISTING_SIZES.find((size) => size !== USUAL_SIZE && String(size) === text);

const pageOf = (text: string | null): number => {
  const page = Number(text ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= MOST.page ? page : 1;
};

/** Facets are written "f=EF000227:EV000094", once for each chosen value. */
const chosenOf = (parts: readonly string[]): FacetSelection[] => {
  const chosen = new Map<string, Set<string>>();
  for (const part of parts) {
    const colon = part.indexOf(':');
    const key = typed(part.slice(0, Math.max(0, colon)), LONGEST.key);
    const value = typed(part.slice(colon + 1), LONGEST.value);
    if (key === '' || value === '') continue;
    const values = chosen.get(key) ?? new Set();
    if (values.size < MOST.values && (chosen.has(key) || chosen.size < MOST.facets)) chosen.set(key, values.add(value));
  }
  return [...chosen].map(([key, values]) => ({ key, values: [...values] }));
};

export const listingOf = (search: URLSearchParams): ListingAddress => {
  const sort = search.get('sort');
  const view = search.get('view');
  return {
    query: typed(search.get('query') ?? '', LONGEST.query).trim(),
    page: pageOf(search.get('page')),
    sort: isSortKey(sort) ? sort : undefined,
    view: isView(view) ? view : undefined,
    size: sizeOf(search.get('size')),
    chosen: chosenOf(search.getAll('f')),
    by: typed(search.get('by') ?? '', LONGEST.key) || undefined,
  };
};

export const facetParts = (chosen: readonly FacetSelection[]): string[] =>
  chosen.flatMap(({ key, values }) => values.map((value) => `${key}:${value}`));

/** What follows the path: "?query=kabel&f=supplier%3Anexans", or nothing. */
export const searchOf = ({ query, page, sort, view, size, chosen, by }: ListingAddress): string => {
  const search = new URLSearchParams();
  if (query !== '') search.set('query', query);
  for (const part of facetParts(chosen)) search.append('f', part);
  if (sort !== undefined) search.set('sort', sort);
  if (view !== undefined) search.set('view', view);
  if (size !== undefined && size !== USUAL_SIZE) search.set('size', String(size));
  if (by !== undefined) search.set('by', by);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
};

/** The same list with these values of a facet, on its first page. */
export const withValues = (listing: ListingAddress, key: string, values: readonly string[]): ListingAddress => {
  const others = listing.chosen.filter((facet) => facet.key !== key);
  return { ...listing, page: 1, chosen: values.length === 0 ? others : [...others, { key, values }] };
};

/** The same list with a value chosen, or taken back. */
export const toggled = (listing: ListingAddress, key: string, value: string): ListingAddress => {
  const values = listing.chosen.find((facet) => facet.key === key)?.values ?? [];
  return withValues(listing, key, values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
};

const MIN = 'min.';
const MAX = 'max.';

export const minFieldOf = (key: string): string => MIN + key;
export const maxFieldOf = (key: string): string => MAX + key;

/** A number as people write it, with comma or point, as a facet has it; empty for what is none. */
const boundOf = (text: string | null): string => {
  const bare = (text ?? '').replaceAll(/\s/g, '').replace(',', '.').replace('−', '-');
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(bare) ? String(Number(bare)) : '';
};

/** The ends of a chosen range "2.5..16"; a single number is both. */
export const boundsOf = (value: string | undefined): { min: string; max: string } => {
  const [min = '', max = min] = (value ?? '').split('..', 2);
  return { min, max };
};

/** A form's fields for a range ("min.EF000034=2,5") as the address that means the same; undefined without such. */
export const withoutRangeFields = (search: URLSearchParams): ListingAddress | undefined => {
  const keys = new Set<string>();
  for (const name of search.keys()) {
    if (name.startsWith(MIN) || name.startsWith(MAX)) keys.add(name.slice(MIN.length));
  }
  if (keys.size === 0) return undefined;
  let listing = listingOf(search);
  for (const key of keys) {
    const ends = [boundOf(search.get(minFieldOf(key))), boundOf(search.get(maxFieldOf(key)))];
    // Written the wrong way round, it is clear what is meant.
    if (ends[0] !== '' && ends[1] !== '' && Number(ends[0]) > Number(ends[1])) ends.reverse();
    listing = withValues(listing, key, ends.every((end) => end === '') ? [] : [ends.join('..')]);
  }
  return listing;
};

const VIEW = 'grossist-view';
const SORT = 'grossist-sort';

const cookieIn = (request: Request, name: string): string | undefined =>
  readCookie(request.headers.get('cookie') ?? '', name);

/** The view that the visitor chose last, which the server draws the next list in; for buyers who chose none, slim. */
export const rememberedView = (request: Request, isBuyer: boolean): ListingView => {
  const view = cookieIn(request, VIEW);
  if (isView(view)) return view;
  return isBuyer ? 'slim' : 'full';
};

export const rememberView = (view: ListingView): void => storeInCookie(VIEW, view);

/** The order that this browser's person chose last; the shop remembers it for all their browsers. [sea-08] */
export const rememberedSort = (request: Request): SortKey | undefined => {
  const sort = cookieIn(request, SORT);
  return isSortKey(sort) ? sort : undefined;
};

export const rememberSort = (sort: SortKey): void => storeInCookie(SORT, sort);
