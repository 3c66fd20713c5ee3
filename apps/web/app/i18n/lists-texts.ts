import { isLocale, type Locale } from '@grossist/domain';
import type { ListsMessages } from '@grossist/messages';
import { loadWithTexts } from './later-texts.ts';
import { messagesOf } from './messages-of.ts';

const LOADERS: Record<Locale, () => Promise<{ lists: ListsMessages }>> = {
  'en-US': () => import('@grossist/messages/en-US/lists.ts'),
  'nl-NL': () => import('@grossist/messages/nl-NL/lists.ts'),
  'sv-SE': () => import('@grossist/messages/sv-SE/lists.ts'),
  'da-DK': () => import('@grossist/messages/da-DK/lists.ts'),
  'nb-NO': () => import('@grossist/messages/nb-NO/lists.ts'),
  'fo-FO': () => import('@grossist/messages/fo-FO/lists.ts'),
  'de-DE': () => import('@grossist/messages/de-DE/lists.ts'),
};

const addListsTexts = async (): Promise<void> => {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'en-US';
  const [messages, { lists }] = await Promise.all([messagesOf(locale), LOADERS[locale]()]);
  Object.assign(messages, lists);
};

/**
 * Loads a part of the screen of lists together with its texts and those of `messages/<locale>/later.ts`. Import this file
 * from that screen alone: it stays out of what other pages need.
 */
export const loadWithListsTexts = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const [part] = await Promise.all([loadWithTexts(load), import.meta.env.SSR ? undefined : addListsTexts()]);
  return part;
};
