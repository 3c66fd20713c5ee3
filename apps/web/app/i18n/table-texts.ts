import { isLocale, type Locale } from '@grossist/domain';
import { loadWithTexts } from './later-texts.ts';
import type { TableMessages } from './message-key.ts';
import { messagesOf } from './messages-of.ts';

const LOADERS: Record<Locale, () => Promise<{ table: TableMessages }>> = {
  'en-US': () => import('./messages/en-US/table.ts'),
  'nl-NL': () => import('./messages/nl-NL/table.ts'),
  'sv-SE': () => import('./messages/sv-SE/table.ts'),
  'da-DK': () => import('./messages/da-DK/table.ts'),
  'nb-NO': () => import('./messages/nb-NO/table.ts'),
  'fo-FO': () => import('./messages/fo-FO/table.ts'),
  'de-DE': () => import('./messages/de-DE/table.ts'),
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
