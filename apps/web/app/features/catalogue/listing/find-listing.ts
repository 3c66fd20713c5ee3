import {
  commerceProductSearch,
  commerceSearch,
  type Facet,
  type FoundProduct,
  type ResultTable,
  type SearchDocument,
  searchTable,
} from '@grossist/contracts';
import type { Locale, SortKey } from '@grossist/domain';
import { redirect } from 'react-router';
import type { ServerContext } from '../../../server-context.ts';
import {
  type ListingAddress,
  type ListingView,
  listingOf,
  rememberedSort,
  rememberedView,
  searchOf,
  USUAL_SIZE,
  withoutRangeFields,
} from './listing-address.ts';
import { searchInputOf, tableOrderOf } from './search-input.ts';

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
  sort: SortKey | undefined;
}

type Found = Omit<Listing, 'sort'>;
type SearchInput = ReturnType<typeof searchInputOf>;

const findMaterials = async (context: ServerContext, input: SearchInput, view: 'full' | 'slim'): Promise<Found> => {
  const answer = await context.call(commerceSearch, { body: { ...input, resultType: view } });
  return {
    view,
    documents: answer.Documents,
    products: [],
    total: answer.TotalCount,
    facets: answer.FacetsAvailable,
    suggestion: answer.Suggestions[0] ?? '',
  };
};

/** Variations that come with each product; the others are requested when it is expanded. */
const VARIATIONS_AT_FIRST = 5;

const findProducts = async (context: ServerContext, input: SearchInput): Promise<Found> => {
  const body = { ...input, VariationsPerProduct: VARIATIONS_AT_FIRST };
  const answer = await context.call(commerceProductSearch, { body });
  return {
    view: 'products',
    documents: [],
    products: answer.Products,
    total: answer.TotalCount,
    facets: answer.FacetsAvailable,
    suggestion: answer.Suggestions[0] ?? '',
  };
};

/** Rows of a table that come with the page; others follow while it is scrolled. */
const TABLE_ROWS = 50;

const findTable = async (context: ServerContext, input: SearchInput, listing: ListingAddress): Promise<Found> => {
  const body = { ...input, Page: 1, PageSize: TABLE_ROWS, ...tableOrderOf(listing) };
  const table = await context.call(searchTable, { body });
  return {
    view: 'table',
    documents: table.Rows.map(({ Document }) => Document),
    products: [],
    table,
    total: table.TotalCount,
    facets: table.FacetsAvailable,
    suggestion: table.Suggestions[0] ?? '',
  };
};

/** Redirects to the unsorted table where it can't be sorted: too many results, or a price for signed-out visitors. */
const findSortableTable = async (
  context: ServerContext,
  input: SearchInput,
  listing: ListingAddress,
  pathname: string,
): Promise<Found> => {
  try {
    return await findTable(context, input, listing);
  } catch (error) {
    const isSorting = listing.by !== undefined && error instanceof Response;
    if (!isSorting || (error.status !== 422 && error.status !== 403)) throw error;
    throw redirect(pathname + searchOf({ ...listing, by: undefined }));
  }
};

/**
 * Loads the list that an address describes, below a node or in the whole catalog. [sea-02] [sea-04]
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
  const { isSignedIn } = context.user;
  const sort = asked.sort ?? (isSignedIn ? rememberedSort(request) : undefined);
  // The shop stores the order of signed-in users. [sea-08]
  const preset = asked.query === '' && !isSignedIn ? 'popularity' : undefined;
  const input = searchInputOf({ ...asked, sort: sort ?? preset }, { cultureName, nodeId });
  const isBuyer = context.user.isSignedIn && context.user.companyNumber !== '';
  const view = asked.view ?? rememberedView(request, isBuyer);
  // A table is scrolled instead of paged.
  if (view === 'table') return { ...(await findSortableTable(context, input, { ...asked, sort }, pathname)), sort };
  const found = await (view === 'products' ? findProducts(context, input) : findMaterials(context, input, view));
  const lastPage = Math.max(1, Math.ceil(found.total / (asked.size ?? USUAL_SIZE)));
  if (asked.page > lastPage) throw redirect(pathname + searchOf({ ...asked, page: lastPage }));
  return { ...found, sort };
};
