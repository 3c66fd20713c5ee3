/** Where sign-in leads back to, and the length of passwords. */

import { isLocale } from './markets.ts';

const HERE = 'http://shop.invalid';
const HOME = '/';
const SIGN_IN = '/sign-in';
/** Pages that somebody who has signed in has no use for. */
const SIGN_IN_PAGES: ReadonlySet<string> = new Set([SIGN_IN, '/forgotten-password', '/new-password']);

/** Returns true for the pages of signing in and of forgotten passwords, with or without a locale before them. */
export const isSignInPage = (pathname: string): boolean => {
  const first = pathname.split('/', 2)[1] ?? '';
  return SIGN_IN_PAGES.has(isLocale(first) ? pathname.slice(first.length + 1) : pathname);
};

/**
 * The page to go to after signing in: the wanted one when it is a page of this shop, else the home page. What a
 * browser would read as another site ("//x", "/\x", "/.//x", "https:x", a tab in between) is not followed, nor are the
 * pages of signing in. Decisions, "Calls".
 */
export const safeReturnAddress = (wanted: string | null | undefined): string => {
  if (!wanted?.startsWith('/') || /[\\\u0000-\u001f\u007f]/.test(wanted)) return HOME;
  if (!URL.canParse(wanted, HERE)) return HOME;
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  // Dots are resolved by now, and may have left two slashes at the beginning.
  if (origin !== HERE || pathname.startsWith('//')) return HOME;
  return isSignInPage(pathname) ? HOME : `${pathname}${search}${hash}`;
};

/** The sign-in page that leads back to a page of the shop. */
export const signInAddress = (page: string): string => {
  const back = safeReturnAddress(page);
  return back === HOME ? SIGN_IN : `${SIGN_IN}?returnUrl=${encodeURIComponent(back)}`;
};

/** Characters of a password: long enough not to be guessed, short enough to be hashed at once. */
export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 200;
