/** Favourites on a page. */
export const PAGE_SIZE = 20;

export interface WantedFavourites {
  query: string;
  /** From 1. */
  page: number;
}

/** What an address asks for; what is no page number means the first. */
export const wantedOf = (search: URLSearchParams): WantedFavourites => {
  const page = Number(search.get('page'));
  return {
    query: (search.get('query') ?? '').trim().slice(0, 100),
    page: Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
};

export const addressOf = ({ query, page }: WantedFavourites): URLSearchParams =>
  new URLSearchParams({ ...(query !== '' && { query }), ...(page > 1 && { page: String(page) }) });

/** The page on which the last of so many stands; the first when there are none. */
export const lastPage = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));
