import { isLocale } from '@grossist/domain';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadQueryClient } from './api/index.ts';
import { isTheme, type PageSettings, PageSettingsProvider } from './i18n/index.ts';
import { messagesOf } from './i18n/load-texts.ts';

/** The page says in which language and appearance it was rendered. */
const settingsOfPage = async (): Promise<PageSettings> => {
  const { lang, dataset } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'en-US';
  const theme = isTheme(dataset.theme) ? dataset.theme : undefined;
  return { locale, messages: await messagesOf(locale), theme, firstFiles: [] };
};

/** Signed-in pages hydrate with the query client that most of their parts use; others load it when a part needs it. */
const queriesOfPage = async (): Promise<void> => {
  if (document.documentElement.dataset.signedIn !== undefined) await loadQueryClient();
};

const [settings] = await Promise.all([settingsOfPage(), queriesOfPage()]);

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
