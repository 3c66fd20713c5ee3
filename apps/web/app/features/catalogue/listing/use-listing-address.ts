import { useMemo } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { type ListingAddress, listingOf, searchOf } from './listing-address.ts';

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
