import type { UserContext } from '@grossist/contracts';
import { pathInLocale, splitLocale } from '../../i18n/locales.ts';

const DESKS: Partial<Record<UserContext['role'], string>> = {
  'assortment-admin': '/assortments/home',
  editor: '/editor/home',
  support: '/support/home',
  operator: '/operations/home',
};

/**
 * Returns the page after signing in on `page`: employees of the wholesaler who came for no page in particular get their
 * desk, in the language of the address; undefined for everybody else.
 */
export const landingAddress = ({ role }: Pick<UserContext, 'role'>, page: string): string | undefined => {
  const { path, locale } = splitLocale(page);
  const desk = DESKS[role];
  if (path !== '/' || desk === undefined) return undefined;
  return locale === undefined ? desk : pathInLocale(desk, locale);
};
