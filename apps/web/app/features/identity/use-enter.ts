import type { UserContext } from '@grossist/contracts';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { loadedQueryClient, readCookie } from '../../api/index.ts';
import { splitLocale, useLocale } from '../../i18n/index.ts';

/**
 * What follows a sign-in: what was known of the visitor before is forgotten, the page's data is asked for anew, and
 * the shop goes to `page`, or stays where it is. A user whose own language is another one gets the whole page anew.
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
