import type { QueryClient } from '@tanstack/react-query';

let loaded: QueryClient | undefined;

/** Returns the browser's query client if a part of the page has loaded it. It stays out of a signed-out first visit. */
export const loadedQueryClient = (): QueryClient | undefined => loaded;

export const setLoadedQueryClient = (client: QueryClient): void => {
  loaded = client;
};
