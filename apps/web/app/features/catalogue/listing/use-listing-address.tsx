import { useEffect, useMemo, useState } from 'react';
import { type Location, useLocation, useNavigation } from 'react-router';
import { facetParts, type ListingAddress, listingOf, searchOf } from './listing-address.ts';

/**
 * Returns the listing that the page is being changed to; undefined while it is not. Who chooses a second value before the
 * first has arrived gets both.
 */
export const usePendingListing = (): ListingAddress | undefined => {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location?.pathname === pathname ? listingOf(new URLSearchParams(location.search)) : undefined;
};

/** What the address asks for, and the addresses of its neighbours. */
export const useListingAddress = () => {
  const { pathname, search } = useLocation();
  const listing = useMemo(() => listingOf(new URLSearchParams(search)), [search]);
  return { listing, pathname, hrefOf: (other: ListingAddress): string => pathname + searchOf(other) };
};

/** Milliseconds after which an answer is late enough to be worth a skeleton; before that it would only flicker. */
const LATE = 150;

/** Whether another state of this list is under way, and takes long. */
export const useIsReloading = (): boolean => {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const wanted = location?.pathname === pathname ? location : undefined;
  const [late, setLate] = useState<Location>();
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setTimeout(() => setLate(wanted), LATE);
    return () => clearTimeout(timer);
  }, [wanted]);
  return wanted !== undefined && late === wanted;
};

/** The state of the list as hidden fields, for a form that changes a part of it and leads to its first page. */
export const ListingFields = ({ listing }: { listing: ListingAddress }) => (
  <>
    {listing.query !== '' && <input type="hidden" name="query" value={listing.query} />}
    {listing.sort !== undefined && <input type="hidden" name="sort" value={listing.sort} />}
    {listing.view !== undefined && <input type="hidden" name="view" value={listing.view} />}
    {listing.size !== undefined && <input type="hidden" name="size" value={listing.size} />}
    {listing.by !== undefined && <input type="hidden" name="by" value={listing.by} />}
    {facetParts(listing.chosen).map((part) => (
      <input key={part} type="hidden" name="f" value={part} />
    ))}
  </>
);
