import { LOCALES } from '@grossist/domain';
import { useLocation } from 'react-router';
import { pathInLocale, splitLocale } from '../../i18n/index.ts';
import { useRootData } from '../../visitor.ts';

/** Tells search engines of the same page in the other languages. */
export const Alternates = () => {
  const { pathname } = useLocation();
  const origin = useRootData()?.origin;
  if (origin === undefined) return null;
  return (
    <>
      {LOCALES.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={origin + pathInLocale(pathname, locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + splitLocale(pathname).path} />
    </>
  );
};
