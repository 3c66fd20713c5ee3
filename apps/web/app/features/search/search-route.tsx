import { redirect } from 'react-router';
import { pathInLocale, requestLocale, useText } from '../../i18n/index.ts';
import { TextLink } from '../../ui/index.ts';
import { findListing, ListingScreen, listingOf, SearchError } from '../catalogue/index.ts';
import { PageTitle } from '../shell/index.ts';
import type { Route } from './+types/search-route.ts';
import { hasNumber } from './exact-number.ts';

/** A page of results; the only hit of a whole number is gone to at once. [sea-02] */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const cultureName = requestLocale(params, context);
  const found = await findListing(context, request, cultureName);
  const listing = listingOf(new URL(request.url).searchParams);
  const [only] = found.documents;
  if (found.total === 1 && only && listing.chosen.length === 0 && hasNumber(only, listing.query)) {
    throw redirect(params.locale === undefined ? only.Url : pathInLocale(only.Url, cultureName));
  }
  return { query: listing.query, found };
};

export default function Search({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const { query, found } = loaderData;
  const isCorrected = found.total > 0 && found.suggestion !== '';
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <PageTitle>{query === '' ? text('pages.search') : text('search.title', { query })}</PageTitle>
      <meta name="robots" content="noindex, follow" />
      <div className="grid gap-1">
        <h1 className="text-2xl break-words">
          {query === '' ? text('search.everything') : text('search.title', { query })}
        </h1>
        {isCorrected && (
          <p className="text-muted">
            {text('search.corrected')}{' '}
            <TextLink to={`/search?query=${encodeURIComponent(found.suggestion)}`}>{found.suggestion}</TextLink>
          </p>
        )}
      </div>
      <ListingScreen found={found} />
    </div>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <SearchError error={error} />;
