import type { Facet } from '@grossist/contracts';
import { Link } from 'react-router';
import { useFormat, useText } from '../../../i18n/index.ts';
import { CheckIcon } from '../../../ui/index.ts';
import { type ListingAddress, toggled } from './listing-address.ts';
import { useListingAddress, usePendingListing } from './use-listing-address.ts';

interface FacetValueProps {
  facet: Facet;
  value: Facet['Values'][number];
  listing: ListingAddress;
}

/** A value as a link to the list with it, or without it once it is chosen. */
export const FacetValue = ({ facet, value, listing }: FacetValueProps) => {
  const text = useText();
  const format = useFormat();
  const { hrefOf } = useListingAddress();
  const pending = usePendingListing();
  const from = pending ? { ...pending, view: listing.view } : listing;
  return (
    <li>
      <Link
        to={hrefOf(toggled(from, facet.Key, value.Value))}
        rel="nofollow"
        preventScrollReset
        prefetch="intent"
        aria-current={value.IsSelected ? 'true' : undefined}
        className="group/value flex min-h-9 items-center gap-2.5 rounded-sm hover:bg-sunken laptop:min-h-8"
      >
        <span className="grid size-5 shrink-0 place-items-center rounded-sm border border-edge bg-surface text-on-accent group-aria-[current]/value:border-accent group-aria-[current]/value:bg-accent">
          {value.IsSelected && <CheckIcon size={16} />}
        </span>
        <span className="min-w-0 flex-1 break-words">
          {value.IsSelected && <span className="sr-only">{text('catalogue.facet.chosen')} </span>}
          {value.Name}
        </span>
        <span className="text-sm text-muted">{format.number(value.Count)}</span>
      </Link>
    </li>
  );
};
