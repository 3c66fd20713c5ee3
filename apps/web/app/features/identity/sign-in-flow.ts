import type { UserContext } from '@grossist/contracts';
import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { loadedQueryClient, readCookie } from '../../api/index.ts';
import { splitLocale, useLocale } from '../../i18n/index.ts';

let isOpen = false;
let returnPage: string | undefined;
const listeners = new Set<() => void>();

const set = (open: boolean): void => {
  isOpen = open;
  for (const listener of listeners) listener();
};

/** Opens the slide-in for signing in over the present page; `page` is where signing in leads, else it stays. Section 2. */
export const openSignIn = (page?: string): void => {
  returnPage = page;
  set(true);
};
/** Returns the page that signing in leads to; undefined for the present one. */
export const pageAfterSignIn = (): string | undefined => returnPage;
export const closeSignIn = (): void => set(false);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useIsSignInOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );

/**
 * Finishes a sign-in: clears the cached data, revalidates the page and navigates to `page`, if given. Reloads the whole
 * page for a user with another language.
 */
export const useEnter = () => {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search, hash } = useLocation();
  const locale = useLocale();

  return async (user: UserContext, page?: string): Promise<void> => {
    const target = page ?? `${pathname}${search}${hash}`;
    const isLanguageChosen =
      splitLocale(target).locale !== undefined || readCookie(document.cookie, 'grossist-locale') !== undefined;
    if (!isLanguageChosen && user.userLanguage !== locale) {
      location.assign(target);
      return;
    }
    loadedQueryClient()?.clear();
    if (page === undefined) await revalidate();
    else {
      await navigate(page, { replace: true });
      await revalidate();
    }
  };
};
