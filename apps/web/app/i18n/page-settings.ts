import type { Locale } from '@grossist/domain';
import type { Messages } from '@grossist/messages';
import { createContext, useContext } from 'react';

export type Theme = 'light' | 'dark';

/** What the whole page is drawn by, known before anything is loaded, so that error pages have it too. */
export interface PageSettings {
  locale: Locale;
  messages: Messages;
  /** Undefined: as the device wishes. */
  theme: Theme | undefined;
  /** The files of the locale's texts, and what else is to be fetched with the first scripts. Server only. */
  firstFiles: readonly string[];
}

const Context = createContext<PageSettings | undefined>(undefined);
export const PageSettingsProvider = Context.Provider;

export const usePageSettings = (): PageSettings => {
  const settings = useContext(Context);
  if (!settings) throw new Error('PageSettingsProvider is missing');
  return settings;
};

export const useLocale = (): Locale => usePageSettings().locale;
export const isTheme = (value: string | undefined): value is Theme => value === 'light' || value === 'dark';
