import { useLocation } from 'react-router';
import { pathInLocale, useLocale } from '../../i18n/index.ts';
import { useRootData } from '../../visitor.ts';

/** The one address that search engines are to know a page by: in its language, without what was narrowed or sorted. */
export const Canonical = ({ search = '' }: { search?: string }) => {
  const { pathname } = useLocation();
  const locale = useLocale();
  const origin = useRootData()?.origin;
  if (origin === undefined) return null;
  return <link rel="canonical" href={origin + pathInLocale(pathname, locale) + search} />;
};
