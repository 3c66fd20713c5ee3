import { formatLocaleOf, type ShopIntl, shopIntl } from '@grossist/messages';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { usePageSettings } from './page-settings.ts';

const Context = createContext<ShopIntl | undefined>(undefined);

/** Texts and formats for all that is below. */
export const ShopIntlProvider = ({ children }: { children: ReactNode }) => {
  const { locale, messages } = usePageSettings();
  const formatLocale = formatLocaleOf(locale);
  const intl = useMemo(
    () => shopIntl(formatLocale, messages, { isStrict: import.meta.env.DEV }),
    [formatLocale, messages],
  );
  return (
    <Context value={intl}>
      <I18nProvider locale={formatLocale}>{children}</I18nProvider>
    </Context>
  );
};

/** Texts and formats of the page's locale. Most parts use `useText` and `useFormat`. */
export const useIntl = (): ShopIntl => {
  const intl = useContext(Context);
  if (!intl) throw new Error('ShopIntlProvider is missing');
  return intl;
};
