import { commerceSearch } from '@grossist/contracts';
import type { Locale } from '@grossist/domain';
import { redirect } from 'react-router';
import type { ServerContext } from '../../../server-context.ts';
import { LISTING_PAGE_SIZE, type Listing } from './listing.ts';
import { listingOf, searchOf } from './listing-address.ts';
import { withoutRangeFields } from './range-fields.ts';

/**
 * The list that an address asks for, below a node or in the whole catalogue. [sea-02]
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
  const listing = listingOf(searchParams);
  const answer = await context.call(commerceSearch, {
    body: {
      Query: listing.query,
      Page: listing.page,
      PageSize: LISTING_PAGE_SIZE,
      SelectedFacets: listing.chosen.map(({ key, values }) => ({ Key: key, Values: [...values] })),
      SortKey: listing.sort ?? (listing.query === '' ? 'popularity' : undefined),
      CatalogNodeId: nodeId,
      cultureName,
    },
  });
  const lastPage = Math.max(1, Math.ceil(answer.TotalCount / LISTING_PAGE_SIZE));
  if (listing.page > lastPage) throw redirect(pathname + searchOf({ ...listing, page: lastPage }));
  return {
    documents: answer.Documents,
    total: answer.TotalCount,
    facets: answer.FacetsAvailable,
    suggestion: answer.Suggestions[0] ?? '',
  };
};
