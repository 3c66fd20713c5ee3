import { getFavorites, type OperationOutput } from '@grossist/contracts';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useOperationQuery } from '../../api/index.ts';
import { useLocale, useShopPath, useText } from '../../i18n/index.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  Pagination,
  SearchForm,
  SearchIcon,
  StarIcon,
} from '../../ui/index.ts';
import { useProblemText } from '../cart/index.ts';
import { SlimRows } from '../catalogue/index.ts';
import { PageTitle } from '../shell/index.ts';
import { FavouritesSkeleton } from './favourites-skeleton.tsx';

const starsIn = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-star]')];

/**
 * Moves focus to the next star when a favorite is removed: its own star, which had the focus, leaves the list with it.
 */
const useNextStar = (list: RefObject<HTMLElement | null>): void => {
  const place = useRef<number>(undefined);

  // After each render: the list and its rows come and go.
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return;
    const stars = starsIn(current);
    if (place.current !== undefined && document.activeElement === document.body)
      stars[Math.min(place.current, stars.length - 1)]?.focus();
    const follow = ({ target }: FocusEvent): void => {
      const found = starsIn(current).findIndex((star) => star === target);
      place.current = found === -1 ? undefined : found;
    };
    current.addEventListener('focusin', follow);
    return () => current.removeEventListener('focusin', follow);
  });
};

/** Favorites on a page. */
const PAGE_SIZE = 20;

interface WantedFavourites {
  query: string;
  /** From 1. */
  page: number;
}

/** Reads the list's state from an address; an invalid page number means the first page. */
const wantedOf = (search: URLSearchParams): WantedFavourites => {
  const page = Number(search.get('page'));
  return {
    query: (search.get('query') ?? '').trim().slice(0, 100),
    page: Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
};

const addressOf = ({ query, page }: WantedFavourites): URLSearchParams =>
  new URLSearchParams({ ...(query !== '' && { query }), ...(page > 1 && { page: String(page) }) });

/** Returns the number of the last page; 1 when there are no favorites. */
const lastPage = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** As many as a person can have. [fav-01] */
const MOST = 5000;
/** From so many on they can be searched. */
const MANY = 8;

/** A person's favourites in all their states: listed, searched, ordered from, taken off with a way back. */
export const FavouritesScreen = () => {
  const text = useText();
  const problemText = useProblemText();
  const cultureName = useLocale();
  const [search, setSearch] = useSearchParams();
  const { query, page } = wantedOf(search);
  const { data, error, refetch } = useOperationQuery(
    getFavorites,
    { query: { Query: query, Page: page, PageSize: PAGE_SIZE, cultureName } },
    { keepPrevious: true },
  );
  const find = (words: string): void => setSearch(addressOf({ query: words, page: 1 }));
  const isSearched = query !== '' || (data?.TotalCount ?? 0) >= MANY;
  return (
    <>
      <PageTitle>{text('favourites.title')}</PageTitle>
      <h1 className="text-2xl">{text('favourites.title')}</h1>
      {isSearched && (
        <SearchForm
          label={text('favourites.search')}
          placeholder={text('shell.search.placeholder')}
          query={query}
          onSearch={find}
        />
      )}
      {data && <Known found={data} query={query} page={page} onFind={find} />}
      {!data && !error && <FavouritesSkeleton />}
      {!data && error && (
        <ErrorState title={text('favourites.failed')} onTryAgain={() => void refetch()}>
          {problemText(error)}
        </ErrorState>
      )}
    </>
  );
};

interface KnownProps {
  found: OperationOutput<typeof getFavorites>;
  query: string;
  page: number;
  onFind: (query: string) => void;
}

const Known = ({ found, query, page, onFind }: KnownProps) => {
  const text = useText();
  const path = useShopPath();
  const list = useRef<HTMLUListElement>(null);
  useNextStar(list);
  const { Documents, TotalCount } = found;
  const last = lastPage(TotalCount);
  if (TotalCount === 0 && query !== '') {
    return (
      <EmptyState
        title={text('ui.noMatches')}
        icon={<SearchIcon size={36} />}
        action={<Button onPress={() => onFind('')}>{text('favourites.all')}</Button>}
      />
    );
  }
  if (TotalCount === 0) {
    return (
      <EmptyState
        title={text('favourites.empty.title')}
        icon={<StarIcon size={40} />}
        action={<LinkButton to="/catalogue">{text('cart.empty.browse')}</LinkButton>}
      >
        {text('favourites.empty.text')}
      </EmptyState>
    );
  }
  const hrefOf = (other: number): string => path(`/favourites?${addressOf({ query, page: other }).toString()}`);
  return (
    <>
      <p role="status" className="text-muted">
        {text('favourites.count', { count: TotalCount })}
        {query === '' && TotalCount >= MOST && ` ${text('favourites.full')}`}
      </p>
      {Documents.length === 0 ? (
        // The last of the last page was taken off.
        <EmptyState
          title={text('favourites.pageGone')}
          action={
            <LinkButton to={`/favourites?${addressOf({ query, page: last }).toString()}`}>
              {text('ui.pages.previous')}
            </LinkButton>
          }
        />
      ) : (
        <ul
          ref={list}
          aria-label={text('favourites.title')}
          className="divide-y divide-line rounded-lg border border-line bg-surface *:first:rounded-t-lg *:last:rounded-b-lg"
        >
          <SlimRows documents={Documents} />
        </ul>
      )}
      <Pagination page={page} pageCount={last} hrefOf={hrefOf} />
    </>
  );
};
