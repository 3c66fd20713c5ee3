import type { CatalogNode, UserContext } from '@grossist/contracts';
import { useRouteLoaderData } from 'react-router';

export type Department = CatalogNode['Children'][number];

/** What every page knows from the server. */
export interface RootData {
  user: UserContext;
  departments: readonly Department[];
  isDemo: boolean;
  /** Scheme and host of the shop. */
  origin: string;
}

/** Undefined on a page that failed before it was known. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>('root');

/** Who looks at the page; undefined when signed out. */
export const useSignedInUser = (): UserContext | undefined => {
  const user = useRootData()?.user;
  return user?.isSignedIn ? user : undefined;
};

/** They came to look at a cart or a product (punchout), and are offered nothing that changes anything. */
export const useIsReadOnly = (): boolean => useSignedInUser()?.isReadOnly ?? false;
