import type { Facet } from '@grossist/contracts';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Pagination } from '../../../ui/index.ts';
import { ChosenChips } from './chosen-chips.tsx';
import { FacetButton, FacetPanel } from './facet-panel.tsx';
import { LISTING_PAGE_SIZE, type Listing } from './listing.ts';
import { NoResults } from './no-results.tsx';
import { ResultList } from './result-list.tsx';
import { SortSelect } from './sort-select.tsx';
import { useListingAddress } from './use-listing-address.ts';

/** Results beyond which nobody looks at all of them. */
const TOO_MANY = 1_000;

export interface ListingScreenProps {
  found: Listing;
  /** Shows the words searched for among what is chosen. */
  hasQueryChip?: boolean;
  /** Facets that the page offers in another way. */
  withoutFacets?: readonly string[];
  children?: ReactNode;
}

/** Whether choosing in a facet would change anything. */
const divides = ({ Type, Values }: Facet, total: number): boolean =>
  Type === 'range' || Values.length > 1 || Values.some(({ Count }) => Count < total);

/** A list of materials with its facets, order and pages. The whole state stands in the address. Section 3, "Search". */
export const ListingScreen = ({ found, hasQueryChip = false, withoutFacets = [], children }: ListingScreenProps) => {
  const text = useText();
  const { listing, hrefOf } = useListingAddress();
  const chosenCount = listing.chosen.reduce((count, { values }) => count + values.length, 0);
  const facets = found.facets.filter(
    (facet) =>
      listing.chosen.some(({ key }) => key === facet.Key) ||
      (!withoutFacets.includes(facet.Key) && divides(facet, found.total)),
  );
  const hasFacets = facets.length > 0;
  const chips = <ChosenChips facets={found.facets} listing={listing} hasQueryChip={hasQueryChip} />;
  if (found.total === 0) {
    return (
      <>
        {chips}
        <NoResults listing={listing} suggestion={found.suggestion} />
      </>
    );
  }
  return (
    <div className={hasFacets ? 'grid items-start gap-x-8 laptop:grid-cols-[15rem_minmax(0,1fr)]' : undefined}>
      {hasFacets && <FacetPanel facets={facets} listing={listing} total={found.total} />}
      <div className="grid gap-3">
        {children}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p role="status" className="text-muted">
            {text('catalogue.count', { count: found.total })}
            {found.total > TOO_MANY && chosenCount === 0 && ` ${text('catalogue.tooMany')}`}
          </p>
          <div className="flex flex-wrap items-center gap-2">
            {hasFacets && <FacetButton chosenCount={chosenCount} />}
            <SortSelect listing={listing} />
          </div>
        </div>
        {chips}
        <ResultList documents={found.documents} />
        <Pagination
          page={listing.page}
          pageCount={Math.ceil(found.total / LISTING_PAGE_SIZE)}
          hrefOf={(page) => hrefOf({ ...listing, page })}
        />
      </div>
    </div>
  );
};
