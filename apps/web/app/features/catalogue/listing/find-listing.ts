import {
  commerceProductSearch,
  commerceSearch,
  type Facet,
  type FoundProduct,
  type ResultTable,
  type SearchDocument,
  searchTable,
} from '@grossist/contracts';
import type { Locale } from '@grossist/domain';
import { redirect } from 'react-router';
import type { ServerContext } from '../../../server-context.ts';
import {
  type ListingAddress,
  type ListingSort,
  type ListingView,
  listingOf,
  rememberedSort,
  rememberedView,
  searchOf,
  sortedBy,
  USUAL_SIZE,
  withoutRangeFields,
} from './listing-address.ts';

/** A page of a list of materials. It holds nothing that differs from call to call, so that it can be validated. */
export interface Listing {
  /** What `products` or else `documents` is of. */
  view: ListingView;
  documents: SearchDocument[];
  /** The materials by their products, in the view of products alone. */
  products: FoundProduct[];
  /** The materials with their features, in the view of a table alone. */
  table?: ResultTable;
  /** Of materials, or of products in their view. */
  total: number;
  facets: Facet[];
  /** The query as it was understood or might be meant; empty: as it is written. */
  suggestion: string;
  /** Undefined: the shop's usual order, or the person's own. */
  sort: ListingSort | undefined;
}

/** Variations that a product has with it; the others are fetched when they are asked for. */
const VARIATIONS_AT_FIRST = 5;

interface Wanted {
  context: ServerContext;
  listing: ListingAddress;
  cultureName: Locale;
  nodeId: string | undefined;
}

const bodyOf = ({ context, listing, cultureName, nodeId }: Wanted) => ({
  Query: listing.query,
  Page: listing.page,
  PageSize: listing.size ?? USUAL_SIZE,
  SelectedFacets: listing.chosen.map(({ key, values }) => ({ Key: key, Values: [...values] })),
  // Who is signed in has an order of their own, which the shop knows. [sea-08]
  SortKey: listing.sort ?? (listing.query === '' && !context.user.isSignedIn ? 'popularity' : undefined),
  CatalogNodeId: nodeId,
  cultureName,
});

const findMaterials = async (wanted: Wanted, view: 'full' | 'slim'): Promise<Listing> => {
  const answer = await wanted.context.call(commerceSearch, { body: { ...bodyOf(wanted), resultType: view } });
  return {
    view,
    documents: answer.Documents,
    products: [],
    total: answer.TotalCount,
    facets: answer.FacetsAvailable,
    suggestion: answer.Suggestions[0] ?? '',
    sort: wanted.listing.sort,
  };
};

const findProducts = async (wanted: Wanted): Promise<Listing> => {
  const body = { ...bodyOf(wanted), VariationsPerProduct: VARIATIONS_AT_FIRST };
  const answer = await wanted.context.call(commerceProductSearch, { body });
  return {
    view: 'products',
    documents: [],
    products: answer.Products,
    total: answer.TotalCount,
    facets: answer.FacetsAvailable,
    suggestion: answer.Suggestions[0] ?? '',
    sort: wanted.listing.sort,
  };
};

/** Rows of a table that come with the page; others follow while it is scrolled. */
const TABLE_ROWS = 50;

const findTable = async (wanted: Wanted): Promise<Listing> => {
  const { by = '' } = wanted.listing;
  const { SortBy, IsDescending } = sortedBy(by);
  const body = { ...bodyOf(wanted), Page: 1, PageSize: TABLE_ROWS };
  const table = await wanted.context.call(searchTable, { body: { ...body, SortBy, IsDescending } });
  return {
    view: 'table',
    documents: table.Rows.map(({ Document }) => Document),
    products: [],
    table,
    total: table.TotalCount,
    facets: table.FacetsAvailable,
    suggestion: table.Suggestions[0] ?? '',
    sort: wanted.listing.sort,
  };
};

/** What a table can't be sorted by now (too many results, a price signed out) leaves the order of the search. */
const findTableSortable = async (wanted: Wanted, pathname: string): Promise<Listing> => {
  try {
    return await findTable(wanted);
  } catch (error) {
    const isSorting = wanted.listing.by !== undefined && error instanceof Response;
    if (!isSorting || (error.status !== 422 && error.status !== 403)) throw error;
    throw redirect(pathname + searchOf({ ...wanted.listing, by: undefined }));
  }
};

const findIn = (view: ListingView, wanted: Wanted, pathname: string): Promise<Listing> => {
  if (view === 'products') return findProducts(wanted);
  return view === 'table' ? findTableSortable(wanted, pathname) : findMaterials(wanted, view);
};

/**
 * The list that an address asks for, below a node or in the whole catalogue. [sea-02] [sea-04]
 * @throws a redirect to the address's plain form, or to the last page from one behind it; 503 while search is not ready
 */
export const findListing = async (
  context: ServerContext,
  request: Request,
  cultureName: Locale,
  nodeId?: string,
): Promise<Listing> => {
  const { pathname, searchParams } = new URL(request.url);
  const plain = withoutRangeFields(searchParams);
  if (plain) throw redirect(pathname + searchOf(plain));
  const asked = listingOf(searchParams);
  const listing = { ...asked, sort: asked.sort ?? (context.user.isSignedIn ? rememberedSort(request) : undefined) };
  const isBuyer = context.user.isSignedIn && context.user.companyNumber !== '';
  const view = asked.view ?? rememberedView(request, isBuyer);
  const found = await findIn(view, { context, listing, cultureName, nodeId }, pathname);
  // A table has no pages: it is scrolled.
  if (view === 'table') return found;
  const lastPage = Math.max(1, Math.ceil(found.total / (listing.size ?? USUAL_SIZE)));
  if (listing.page > lastPage) throw redirect(pathname + searchOf({ ...asked, page: lastPage }));
  return found;
};
