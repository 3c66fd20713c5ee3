import { Link } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { buttonStyle, EmptyState, SearchIcon, TextLink } from '../../../ui/index.ts';
import { useRootData } from '../../../visitor.ts';
import { chosenFacets } from './chosen-facets.tsx';
import type { Listing } from './find-listing.ts';
import type { ListingAddress } from './listing-address.ts';
import { useListingAddress } from './use-listing-address.tsx';

const LINK = 'font-semibold text-accent underline underline-offset-3';

/** Nothing was found: what may have been meant, what can be tried, and the ways on. */
export const NoResults = ({ listing, found }: { listing: ListingAddress; found: Listing }) => {
  const text = useText();
  const { hrefOf } = useListingAddress();
  const departments = useRootData()?.departments ?? [];
  const last = chosenFacets(found.facets, listing).at(-1);
  return (
    <EmptyState title={text('catalogue.none')} icon={<SearchIcon size={36} />}>
      {listing.chosen.length > 0 && (
        <div className="mb-4 flex flex-wrap justify-center gap-2">
          {last && (
            <Link to={hrefOf(last.without)} className={buttonStyle('primary', 'medium', 'whitespace-normal')}>
              {text('results.none.last', { name: last.name })}
            </Link>
          )}
          {listing.chosen.length > 1 && (
            <Link to={hrefOf({ ...listing, chosen: [], page: 1 })} className={buttonStyle()}>
              {text('catalogue.chosen.clear')}
            </Link>
          )}
        </div>
      )}
      {found.suggestion !== '' && (
        <p className="mb-3 text-lg text-ink">
          {text('catalogue.didYouMean')}{' '}
          <Link to={hrefOf({ ...listing, query: found.suggestion, page: 1 })} className={LINK}>
            {found.suggestion}
          </Link>
        </p>
      )}
      <ul className="grid list-disc gap-1 pl-5 text-left">
        <li>{text('catalogue.none.tip.number')}</li>
        <li>{text('catalogue.none.tip.words')}</li>
        <li>{text('catalogue.none.tip.type')}</li>
      </ul>
      <div className="mt-4 grid gap-2">
        <p className="font-semibold text-ink">{text('results.none.departments')}</p>
        <p className="flex flex-wrap justify-center gap-x-4 gap-y-1">
          {departments.map(({ CatalogNodeId, Name, Url }) => (
            <TextLink key={CatalogNodeId} to={Url}>
              {Name}
            </TextLink>
          ))}
          <TextLink to="/catalogue">{text('shell.all')}</TextLink>
        </p>
        <p className="mt-2">
          <span className="font-semibold text-ink">{text('results.none.ask')}</span> {text('results.none.ask.text')}{' '}
          <TextLink to="/contact">{text('results.none.ask.link')}</TextLink>
        </p>
      </div>
    </EmptyState>
  );
};
