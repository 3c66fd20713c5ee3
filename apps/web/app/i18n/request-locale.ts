import type { Locale } from '@grossist/domain';
import { isLocale } from '@grossist/domain';
import { data } from 'react-router';
import type { ServerContext } from '../server-context.ts';

/**
 * The language a loader answers in: the address's, else the visitor's. Pass it on as `cultureName`.
 * @throws 404 when the address begins with what is no locale
 */
export const requestLocale = (params: { locale?: string }, context: Pick<ServerContext, 'user'>): Locale => {
  if (params.locale === undefined) return context.user.userLanguage;
  if (isLocale(params.locale)) return params.locale;
  throw data(null, { status: 404 });
};
