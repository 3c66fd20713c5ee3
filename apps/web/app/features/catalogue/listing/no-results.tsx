import { Link } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { buttonStyle, EmptyState, LinkButton, SearchIcon } from '../../../ui/index.ts';
import type { ListingAddress } from './listing-address.ts';
import { useListingAddress } from './use-listing-address.ts';

/** Nothing was found: what may have been meant, what can be tried, and the ways on. */
export const NoResults = ({ listing, suggestion }: { listing: ListingAddress; suggestion: string }) => {
  const text = useText();
  const { hrefOf } = useListingAddress();
  return (
    <EmptyState
      title={text('catalogue.none')}
      icon={<SearchIcon size={36} />}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {listing.chosen.length > 0 && (
            <Link to={hrefOf({ ...listing, chosen: [], page: 1 })} className={buttonStyle('primary')}>
              {text('catalogue.chosen.clear')}
            </Link>
          )}
          <LinkButton to="/catalogue">{text('shell.all')}</LinkButton>
        </div>
      }
    >
      {suggestion !== '' && (
        <p className="mb-3 text-lg text-ink">
          {text('catalogue.didYouMean')}{' '}
          <Link
            to={hrefOf({ ...listing, query: suggestion, page: 1 })}
            className="font-semibold text-accent underline underline-offset-3"
          >
            {suggestion}
          </Link>
        </p>
      )}
      <ul className="grid gap-1 text-left">
        <li>{text('catalogue.none.tip.number')}</li>
        <li>{text('catalogue.none.tip.words')}</li>
        <li>{text('catalogue.none.tip.type')}</li>
      </ul>
    </EmptyState>
  );
};
