import { isLocale, LOCALES, type Locale } from '@grossist/domain';
import { data, useLocation } from 'react-router';
import type { ServerContext } from '../server-context.ts';

// The shop's languages: their names, the language of a request, and addresses that begin with a locale.

/** Each language by its own name, since a visitor who looks for one may not read the page's. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  'da-DK': 'Dansk',
  'de-DE': 'Deutsch',
  'en-US': 'English',
  'fo-FO': 'Føroyskt',
  'nl-NL': 'Nederlands',
  'nb-NO': 'Norsk bokmål',
  'sv-SE': 'Svenska',
};

/** Returns the own name of a language ("da") of materials; its code if the shop has no texts in it. */
export const nameOfLanguage = (language: string): string => {
  const locale = LOCALES.find((one) => one === language || one.startsWith(`${language}-`));
  return locale === undefined ? language : LANGUAGE_NAMES[locale];
};

/**
 * Returns the locale of a loader's response: the address's, else the visitor's. Pass it on as `cultureName`.
 * @throws 404 if the address begins with an unknown locale
 */
export const requestLocale = (params: { locale?: string }, context: Pick<ServerContext, 'user'>): Locale => {
  if (params.locale === undefined) return context.user.userLanguage;
  if (isLocale(params.locale)) return params.locale;
  throw data(null, { status: 404 });
};

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
