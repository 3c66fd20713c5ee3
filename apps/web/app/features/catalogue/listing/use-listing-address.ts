import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { type ListingAddress, listingOf, searchOf } from './listing-address.ts';

/** What the address asks for, and the addresses of its neighbours. */
export const useListingAddress = () => {
  const { pathname, search } = useLocation();
  const listing = useMemo(() => listingOf(new URLSearchParams(search)), [search]);
  return { listing, pathname, hrefOf: (other: ListingAddress): string => pathname + searchOf(other) };
};
