import { LOCALES } from '@grossist/domain';
import { useLocation } from 'react-router';
import { pathInLocale, splitLocale } from '../../i18n/index.ts';
import { useRootData } from '../../visitor.ts';

/** The title of the page in the browser's tab. */
export const PageTitle = ({ children }: { children?: string }) => (
  <title>{children === undefined ? 'Grossist' : `${children} – Grossist`}</title>
);

/** Links for search engines to the same page in the other languages. */
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

/** The browser's theme color, light and dark: the surface of `ui/tokens.css`, the header's background. */
export const THEME_COLORS = { light: '#ffffff', dark: '#181d23' } as const;
