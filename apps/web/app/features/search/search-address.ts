/** Returns the address of the results of a query. */
export const searchPath = (query: string): string => `/search?query=${encodeURIComponent(query)}`;

/** Results on a page of the search among the shop's pages. [sea-07] */
export const PAGES_A_PAGE = 10;

/** Returns true where the results are the shop's pages instead of materials. */
export const isAboutPages = (search: URLSearchParams): boolean => search.get('tab') === 'pages';

/** Returns the address of a page of results among the shop's pages. */
export const pagesPath = (pathname: string, query: string, page = 1): string => {
  const search = new URLSearchParams({ query, tab: 'pages' });
  if (page > 1) search.set('page', String(page));
  return `${pathname}?${search}`;
};
