import { isLocale, type Locale } from '@grossist/domain';
import type { TableMessages } from '@grossist/messages';
import { loadWithTexts } from './later-texts.ts';
import { messagesOf } from './messages-of.ts';

const LOADERS: Record<Locale, () => Promise<{ table: TableMessages }>> = {
  'en-US': () => import('@grossist/messages/en-US/table.ts'),
  'nl-NL': () => import('@grossist/messages/nl-NL/table.ts'),
  'sv-SE': () => import('@grossist/messages/sv-SE/table.ts'),
  'da-DK': () => import('@grossist/messages/da-DK/table.ts'),
  'nb-NO': () => import('@grossist/messages/nb-NO/table.ts'),
  'fo-FO': () => import('@grossist/messages/fo-FO/table.ts'),
  'de-DE': () => import('@grossist/messages/de-DE/table.ts'),
};

const addTableTexts = async (): Promise<void> => {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'en-US';
  const [messages, { table }] = await Promise.all([messagesOf(locale), LOADERS[locale]()]);
  Object.assign(messages, table);
};

/**
 * Loads the table of results together with its texts and those of `messages/<locale>/later.ts`. Import this file
 * for that table alone: it stays out of what other pages need.
 */
export const loadWithTableTexts = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const [part] = await Promise.all([loadWithTexts(load), import.meta.env.SSR ? undefined : addTableTexts()]);
  return part;
};
