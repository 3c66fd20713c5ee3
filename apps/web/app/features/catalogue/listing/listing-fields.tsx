import { facetParts, type ListingAddress } from './listing-address.ts';

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
