import type { CatalogNode, ContextualHeader, UserContext } from '@grossist/contracts';
import { type ArticleNumbers, articleNumber, type PreferredArticleNumber } from '@grossist/domain';
import { useRouteLoaderData } from 'react-router';
import type { Consent } from './analytics/consent.ts';

export type Department = CatalogNode['Children'][number];

/** What every page knows from the server. */
export interface RootData {
  user: UserContext;
  departments: readonly Department[];
  /** What editors say above every page, opened or closed as in this visit; absent while there is nothing. */
  contextualHeader?: ContextualHeader & { isOpen: boolean };
  isDemo: boolean;
  /** Consent to statistics, as the page begins. */
  consent: Consent;
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

/** The number that the visitor wants to see first; the EL number for signed-out visitors. */
export const usePreferredNumber = (): PreferredArticleNumber => useRootData()?.user.preferredArticleNumber ?? 'el';

/** The numbers of a material as the wire names them. */
export interface NumberedMaterial {
  ItemElNumber: string;
  ItemHwsNumber: string;
  ItemEANNumber?: string;
  ItemSAPMaterialNumber: string;
}

export const numbersOfMaterial = (material: NumberedMaterial): ArticleNumbers => ({
  el: material.ItemElNumber,
  hws: material.ItemHwsNumber,
  ean: material.ItemEANNumber,
  sap: material.ItemSAPMaterialNumber,
});

/** Returns the number of a material that the visitor wants to see first. */
export const useArticleNumber = (): ((material: NumberedMaterial) => string) => {
  const preferred = usePreferredNumber();
  return (material) => articleNumber(numbersOfMaterial(material), preferred);
};
