import { isLocale, type Locale } from '@grossist/domain';
import type { EditingMessages } from '@grossist/messages';
import { messagesOf } from './messages-of.ts';

const LOADERS: Record<Locale, () => Promise<{ editing: EditingMessages }>> = {
  'en-US': () => import('@grossist/messages/en-US/editing.ts'),
  'nl-NL': () => import('@grossist/messages/nl-NL/editing.ts'),
  'sv-SE': () => import('@grossist/messages/sv-SE/editing.ts'),
  'da-DK': () => import('@grossist/messages/da-DK/editing.ts'),
  'nb-NO': () => import('@grossist/messages/nb-NO/editing.ts'),
  'fo-FO': () => import('@grossist/messages/fo-FO/editing.ts'),
  'de-DE': () => import('@grossist/messages/de-DE/editing.ts'),
};

const addEditingTexts = async (): Promise<void> => {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'en-US';
  const [messages, { editing }] = await Promise.all([messagesOf(locale), LOADERS[locale]()]);
  Object.assign(messages, editing);
};

/**
 * Loads a part of the editors' screens together with its texts. Only those screens may import this file, so that it stays
 * out of visitors' pages.
 */
export const loadWithEditingTexts = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const [part] = await Promise.all([load(), import.meta.env.SSR ? undefined : addEditingTexts()]);
  return part;
};
