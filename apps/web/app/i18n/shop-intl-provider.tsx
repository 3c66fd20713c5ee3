import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { IntlProvider } from 'react-intl';
import { formatLocaleOf } from './format-locale.ts';
import { usePageSettings } from './page-settings.ts';

const report = (error: Error): void => {
  throw error;
};

/** Texts and formats for all that is below. */
export const ShopIntlProvider = ({ children }: { children: ReactNode }) => {
  const { locale, messages } = usePageSettings();
  const formatLocale = formatLocaleOf(locale);
  return (
    <IntlProvider locale={formatLocale} messages={messages} onError={import.meta.env.DEV ? report : undefined}>
      <I18nProvider locale={formatLocale}>{children}</I18nProvider>
    </IntlProvider>
  );
};
