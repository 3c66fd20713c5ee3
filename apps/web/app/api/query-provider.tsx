import { type QueryClient, QueryClientContext } from '@tanstack/react-query';
import { type ReactNode, use, useContext } from 'react';
import { loadedQueryClient } from './loaded-query-client.ts';

let loading: Promise<QueryClient> | undefined;

/** Loads the browser's query client. Resolves to the same client each time. */
export const loadQueryClient = (): Promise<QueryClient> => {
  loading ??= import('./query-client.ts').then(({ queryClientOfPage }) => queryClientOfPage());
  return loading;
};

const useClient = (isNeeded: boolean): QueryClient | undefined => {
  // On the server that of the request, see entry.server.tsx.
  const client = useContext(QueryClientContext) ?? loadedQueryClient();
  // The browser's entry loads it before a signed-in page hydrates. Suspends only when somebody signed in on another tab.
  return client ?? (isNeeded ? use(loadQueryClient()) : undefined);
};

/**
 * Provides the query client to what is below. `isNeeded` is true for signed-in users; without it the browser loads the
 * library only with the first part that uses it (see `useShopQueryClient`), so that a first visit does without.
 */
export const QueryProvider = ({ isNeeded, children }: { isNeeded: boolean; children: ReactNode }) => (
  <QueryClientContext value={useClient(isNeeded)}>{children}</QueryClientContext>
);
