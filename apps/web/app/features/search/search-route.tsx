import { cmssearch } from '@grossist/contracts';
import { type Locale, readTypedQuantity } from '@grossist/domain';
import { Suspense } from 'react';
import { Link, redirect, useLocation } from 'react-router';
import { hasNumber } from '../../exact-number.ts';
import { lazyWithTexts, pathInLocale, requestLocale, useText } from '../../i18n/index.ts';
import type { ServerContext } from '../../server-context.ts';
import { TextLink } from '../../ui/index.ts';
import { findListing, ListingScreen, listingOf, SearchError } from '../catalogue/index.ts';
import { PageTitle } from '../shell/index.ts';
import type { Route } from './+types/search-route.ts';
import { isAboutPages, PAGES_A_PAGE, pagesPath, searchPath } from './search-address.ts';

interface SearchTabsProps {
  query: string;
  pageCount: number;
  isPagesTab: boolean;
}

const TAB =
  '-mb-px flex min-h-10 items-center border-b-2 border-transparent font-semibold hover:border-edge aria-[current]:border-accent';

/** The tabs "materials" and "pages", as links. */
const SearchTabs = ({ query, pageCount, isPagesTab }: SearchTabsProps) => {
  const text = useText();
  const { pathname } = useLocation();
  return (
    <nav aria-label={text('search.tabs')} className="flex gap-5 border-b border-line">
      <Link
        to={`${pathname}?query=${encodeURIComponent(query)}`}
        prefetch="intent"
        aria-current={isPagesTab ? undefined : 'page'}
        className={TAB}
      >
        {text('search.tab.materials')}
      </Link>
      <Link
        to={pagesPath(pathname, query)}
        prefetch="intent"
        aria-current={isPagesTab ? 'page' : undefined}
        className={TAB}
      >
        {text('search.tab.pages', { count: pageCount })}
      </Link>
    </nav>
  );
};

const PageResults = lazyWithTexts(async () => (await import('./pages/page-results.tsx')).PageResults);

const NO_PAGES = { Pages: [], NumFound: 0 };

const findPages = (context: ServerContext, cultureName: Locale, Query: string, Page: number, PageSize: number) =>
  Query === '' ? NO_PAGES : context.call(cmssearch, { body: { Query, Page, PageSize, cultureName } });

/**
 * Loads a page of results among the materials, or among the shop's pages; redirects to the only hit of a complete number.
 * [sea-02] [sea-07]
 */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const cultureName = requestLocale(params, context);
  const { searchParams } = new URL(request.url);
  const { query, page, chosen } = listingOf(searchParams);
  if (isAboutPages(searchParams)) {
    return { query, found: undefined, pages: await findPages(context, cultureName, query, page, PAGES_A_PAGE), page };
  }
  const [found, pages] = await Promise.all([
    findListing(context, request, cultureName),
    findPages(context, cultureName, query, 1, 1),
  ]);
  const [only] = found.view === 'products' ? (found.products[0]?.Variations ?? []) : found.documents;
  if (found.total === 1 && only && chosen.length === 0 && hasNumber(only, query)) {
    throw redirect(params.locale === undefined ? only.Url : pathInLocale(only.Url, cultureName));
  }
  // Submitted before the search box's script was loaded: "1000012345 x 20" is searched by its number.
  const typed = found.total === 0 || found.suggestion !== '' ? readTypedQuantity(query, cultureName) : undefined;
  if (typed && chosen.length === 0) {
    const path = searchPath(typed.words);
    throw redirect(params.locale === undefined ? path : pathInLocale(path, cultureName));
  }
  return { query, found, pages, page };
};

export default function Search({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const { query, found, pages, page } = loaderData;
  const corrected = found && found.total > 0 ? found.suggestion : '';
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <PageTitle>{query === '' ? text('pages.search') : text('search.title', { query })}</PageTitle>
      <meta name="robots" content="noindex, follow" />
      <div className="grid gap-1">
        <h1 className="text-2xl break-words">
          {query === '' ? text('search.everything') : text('search.title', { query })}
        </h1>
        {corrected !== '' && (
          <p className="text-muted">
            {text('search.corrected')} <TextLink to={searchPath(corrected)}>{corrected}</TextLink>
          </p>
        )}
      </div>
      {(pages.NumFound > 0 || !found) && <SearchTabs query={query} pageCount={pages.NumFound} isPagesTab={!found} />}
      {found ? (
        <ListingScreen found={found} />
      ) : (
        <Suspense>
          <PageResults found={pages} query={query} page={page} />
        </Suspense>
      )}
    </div>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <SearchError error={error} />;
