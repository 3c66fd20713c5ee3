import { QueryClient, QueryClientContext } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { ProblemError } from './client.ts';
import { loadedQueryClient, setLoadedQueryClient } from './loaded-query-client.ts';

// Retry only network failures and server errors: a refusal would be refused again.
const isWorthAgain = (error: unknown): boolean =>
  error instanceof ProblemError && (error.status === 0 || error.status >= 502);

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Offline, a query runs once: what was saved is its answer; else it waits for the connection.
      queries: {
        networkMode: 'offlineFirst',
        staleTime: 5_000,
        retry: (failures, error) => failures < 2 && isWorthAgain(error),
      },
      mutations: { retry: false },
    },
  });

/** Returns the browser's only query client; creates it on the first call. Never call it on the server. */
export const queryClientOfPage = (): QueryClient => {
  const loaded = loadedQueryClient();
  if (loaded) return loaded;
  const client = makeQueryClient();
  // Follows the window's focus and its connection for as long as the page lives.
  client.mount();
  setLoadedQueryClient(client);
  return client;
};

/**
 * Returns the query client of the provider, or of the page where there is no provider: a signed-out visitor's page is
 * rendered before the client is loaded.
 */
export const useShopQueryClient = (): QueryClient => {
  const provided = useContext(QueryClientContext);
  const [fallback] = useState(() => provided ?? queryClientOfPage());
  return provided ?? fallback;
};
