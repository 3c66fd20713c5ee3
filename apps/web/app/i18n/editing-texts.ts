import { isLocale, type Locale } from '@grossist/domain';
import type { EditingMessages } from './message-key.ts';
import { messagesOf } from './messages-of.ts';

const LOADERS: Record<Locale, () => Promise<{ editing: EditingMessages }>> = {
  'en-US': () => import('./messages/en-US/editing.ts'),
  'nl-NL': () => import('./messages/nl-NL/editing.ts'),
  'sv-SE': () => import('./messages/sv-SE/editing.ts'),
  'da-DK': () => import('./messages/da-DK/editing.ts'),
  'nb-NO': () => import('./messages/nb-NO/editing.ts'),
  'fo-FO': () => import('./messages/fo-FO/editing.ts'),
  'de-DE': () => import('./messages/de-DE/editing.ts'),
};

const addEditingTexts = async (): Promise<void> => {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'en-US';
  const [messages, { editing }] = await Promise.all([messagesOf(locale), LOADERS[locale]()]);
  Object.assign(messages, editing);
};

/**
 * A part of the editors' screens together with its texts, which nobody else ever loads. Import this file from those
 * screens alone: it stays out of what a visitor's page needs.
 */
export const loadWithEditingTexts = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const [part] = await Promise.all([load(), import.meta.env.SSR ? undefined : addEditingTexts()]);
  return part;
};
