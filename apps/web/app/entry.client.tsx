import { isLocale } from '@grossist/domain';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isTheme, type PageSettings, PageSettingsProvider } from './i18n/index.ts';
import { messagesOf } from './i18n/messages-of.ts';

/** The page says in which language and appearance it was rendered. */
const settingsOfPage = async (): Promise<PageSettings> => {
  const { lang, dataset } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'en-US';
  const theme = isTheme(dataset.theme) ? dataset.theme : undefined;
  return { locale, messages: await messagesOf(locale), theme, firstFiles: [] };
};

const settings = await settingsOfPage();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageSettingsProvider value={settings}>
        <HydratedRouter />
      </PageSettingsProvider>
    </StrictMode>,
  );
});
