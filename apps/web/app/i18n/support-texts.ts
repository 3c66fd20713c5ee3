import { isLocale, type Locale } from '@grossist/domain';
import type { SupportMessages } from '@grossist/messages';
import { loadWithTexts } from './later-texts.ts';
import { messagesOf } from './messages-of.ts';

const LOADERS: Record<Locale, () => Promise<{ support: SupportMessages }>> = {
  'en-US': () => import('@grossist/messages/en-US/support.ts'),
  'nl-NL': () => import('@grossist/messages/nl-NL/support.ts'),
  'sv-SE': () => import('@grossist/messages/sv-SE/support.ts'),
  'da-DK': () => import('@grossist/messages/da-DK/support.ts'),
  'nb-NO': () => import('@grossist/messages/nb-NO/support.ts'),
  'fo-FO': () => import('@grossist/messages/fo-FO/support.ts'),
  'de-DE': () => import('@grossist/messages/de-DE/support.ts'),
};

const addSupportTexts = async (): Promise<void> => {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'en-US';
  const [messages, { support }] = await Promise.all([messagesOf(locale), LOADERS[locale]()]);
  Object.assign(messages, support);
};

/**
 * Loads a part of support's screens together with its texts and those of `messages/<locale>/later.ts`. Only those screens
 * may import this file, so that it stays out of visitors' pages.
 */
export const loadWithSupportTexts = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const [part] = await Promise.all([loadWithTexts(load), import.meta.env.SSR ? undefined : addSupportTexts()]);
  return part;
};
