/** The page of results of a query. */
export const searchPath = (query: string): string => `/search?query=${encodeURIComponent(query)}`;
