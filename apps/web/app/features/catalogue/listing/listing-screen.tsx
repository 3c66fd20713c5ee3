import type { Facet } from '@grossist/contracts';
import { lazy, type ReactNode, Suspense } from 'react';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { Pagination } from '../../../ui/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { FacetButton, FacetPanel } from './facet-panel.tsx';
import type { Listing } from './find-listing.ts';
import { LISTING_SIZES, USUAL_SIZE } from './listing-address.ts';
import { PageSizes, SortSelect, ViewSwitch } from './listing-controls.tsx';
import { ResultList } from './result-list.tsx';
import { useListingAddress } from './use-listing-address.tsx';

const ChosenFacets = lazy(async () => ({ default: (await import('./chosen-facets.tsx')).ChosenFacets }));
const SaveResults = lazyWithTexts(async () => (await import('../results/save-results.tsx')).SaveResults);
const DensityChoice = lazyWithTexts(async () => (await import('../../density/index.ts')).DensityChoice);
const NoResults = lazyWithTexts(async () => (await import('./no-results.tsx')).NoResults);

/** Number of results up to which all of them can be saved. */
const TOO_MANY = 1_000;

export interface ListingScreenProps {
  found: Listing;
  /** Shows the words searched for among what is chosen. */
  hasQueryChip?: boolean;
  /** Facets that the page offers in another way. */
  withoutFacets?: readonly string[];
  /** Node of the catalog that the materials are of. */
  nodeId?: string;
  /** Above the facets, on a wide screen. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** Whether choosing in a facet would change anything. */
const divides = ({ Type, Values }: Facet, total: number): boolean =>
  Type === 'range' || Values.length > 1 || Values.some(({ Count }) => Count < total);

/** A list of materials with facets, sort order and pages. The whole state is in the URL. Section 3, "Search". */
export const ListingScreen = (props: ListingScreenProps) => {
  const { found, hasQueryChip = false, withoutFacets = [], nodeId, aside, children } = props;
  const text = useText();
  const { listing, hrefOf } = useListingAddress();
  const chosenCount = listing.chosen.reduce((count, { values }) => count + values.length, 0);
  const facets = found.facets.filter(
    (facet) =>
      listing.chosen.some(({ key }) => key === facet.Key) ||
      (!withoutFacets.includes(facet.Key) && divides(facet, found.total)),
  );
  const hasFacets = facets.length > 0;
  const hasColumn = hasFacets || aside !== undefined;
  const isOfProducts = found.view === 'products';
  const columns = found.table?.Columns.map(({ Code }) => Code);
  const isSignedIn = useSignedInUser() !== undefined;
  const hasChips = chosenCount > 0 || (hasQueryChip && listing.query !== '');
  const chips = hasChips && (
    <Suspense>
      <ChosenFacets facets={found.facets} listing={listing} hasQueryChip={hasQueryChip} />
    </Suspense>
  );
  if (found.total === 0) {
    return (
      <>
        {chips}
        <Suspense>
          <NoResults listing={listing} found={found} />
        </Suspense>
      </>
    );
  }
  return (
    <div className={hasColumn ? 'grid items-start gap-x-8 laptop:grid-cols-[15rem_minmax(0,1fr)]' : undefined}>
      {hasColumn && (
        <div className="grid grid-cols-[minmax(0,1fr)] laptop:gap-6">
          {aside}
          {hasFacets && (
            <FacetPanel
              facets={facets}
              listing={listing}
              total={found.total}
              isOfProducts={isOfProducts}
              open={columns}
            />
          )}
        </div>
      )}
      <div className="grid gap-3">
        {children}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 tablet:gap-x-2">
          <p role="status" className="min-w-40 flex-1 text-muted">
            {text(isOfProducts ? 'catalogue.products' : 'catalogue.count', { count: found.total })}
            {found.total > TOO_MANY && chosenCount === 0 && ` ${text('catalogue.tooMany')}`}
          </p>
          <div className="flex gap-1 tablet:order-last">
            {isSignedIn && !isOfProducts && (
              <Suspense fallback={<span className="h-10 w-21" />}>
                <SaveResults
                  documents={found.documents}
                  listing={{ ...listing, sort: listing.sort ?? found.sort }}
                  nodeId={nodeId}
                />
              </Suspense>
            )}
            <ViewSwitch listing={listing} view={found.view} />
            {isSignedIn && (
              <Suspense fallback={<span className="h-10 w-20 max-tablet:hidden" />}>
                <DensityChoice unchosen="comfortable" />
              </Suspense>
            )}
          </div>
          <div className="flex flex-wrap items-center gap-2 max-tablet:w-full">
            {hasFacets && <FacetButton chosenCount={chosenCount} />}
            <SortSelect listing={listing} sort={found.sort} />
          </div>
        </div>
        {chips}
        <ResultList found={found} nodeId={nodeId} />
        {!found.table && (
          <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-2 tablet:justify-between">
            <Pagination
              page={listing.page}
              pageCount={Math.ceil(found.total / (listing.size ?? USUAL_SIZE))}
              hrefOf={(page) => hrefOf({ ...listing, page })}
            />
            {found.total > LISTING_SIZES[0] && <PageSizes listing={listing} />}
          </div>
        )}
      </div>
    </div>
  );
};
