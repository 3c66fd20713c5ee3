/** Results of the search among the shop's pages. [sea-07] */
export const PAGES_A_PAGE = 10;

export const isAboutPages = (search: URLSearchParams): boolean => search.get('tab') === 'pages';

/** The address of a page of results among the shop's pages. */
export const pagesPath = (pathname: string, query: string, page = 1): string => {
  const search = new URLSearchParams({ query, tab: 'pages' });
  if (page > 1) search.set('page', String(page));
  return `${pathname}?${search}`;
};
