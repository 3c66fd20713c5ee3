import { isLocale, type Locale } from '@grossist/domain';
import { useLocation } from 'react-router';

/** The locale that an address names in its first part, and the address without it. */
export const splitLocale = (pathname: string): { locale: Locale | undefined; path: string } => {
  const first = pathname.split('/', 2)[1] ?? '';
  if (!isLocale(first)) return { locale: undefined, path: pathname };
  return { locale: first, path: pathname.slice(first.length + 1) || '/' };
};

/** The same page in a language. */
export const pathInLocale = (pathname: string, locale: Locale): string => {
  const { path } = splitLocale(pathname);
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
};

/** Turns "/cart" into the address to link to: below the locale where the visitor is below one. */
export const useShopPath = (): ((path: string) => string) => {
  const { locale } = splitLocale(useLocation().pathname);
  return (path) => (locale && path.startsWith('/') && !path.startsWith('//') ? pathInLocale(path, locale) : path);
};
