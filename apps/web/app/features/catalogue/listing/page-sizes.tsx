import { Link } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { LISTING_SIZES, type ListingAddress, USUAL_SIZE } from './listing-address.ts';
import { useListingAddress } from './use-listing-address.ts';

/** How many results a page has, as links. */
export const PageSizes = ({ listing }: { listing: ListingAddress }) => {
  const text = useText();
  const { hrefOf } = useListingAddress();
  const present = listing.size ?? USUAL_SIZE;
  return (
    <nav aria-label={text('catalogue.size')} className="flex items-center text-sm text-muted">
      <span aria-hidden="true" className="mr-1">
        {text('catalogue.size')}
      </span>
      {LISTING_SIZES.map((size) => (
        <Link
          key={size}
          to={hrefOf({ ...listing, size, page: 1 })}
          rel="nofollow"
          preventScrollReset
          aria-current={size === present ? 'true' : undefined}
          className="grid min-h-8 min-w-9 place-items-center rounded-md underline-offset-3 hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {size}
        </Link>
      ))}
    </nav>
  );
};
