import { isLocale, type Locale } from '@grossist/domain';
import type { KitsMessages } from '@grossist/messages';
import { loadWithTexts } from './later-texts.ts';
import { messagesOf } from './messages-of.ts';

const LOADERS: Record<Locale, () => Promise<{ kits: KitsMessages }>> = {
  'en-US': () => import('@grossist/messages/en-US/kits.ts'),
  'nl-NL': () => import('@grossist/messages/nl-NL/kits.ts'),
  'sv-SE': () => import('@grossist/messages/sv-SE/kits.ts'),
  'da-DK': () => import('@grossist/messages/da-DK/kits.ts'),
  'nb-NO': () => import('@grossist/messages/nb-NO/kits.ts'),
  'fo-FO': () => import('@grossist/messages/fo-FO/kits.ts'),
  'de-DE': () => import('@grossist/messages/de-DE/kits.ts'),
};

const addKitsTexts = async (): Promise<void> => {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'en-US';
  const [messages, { kits }] = await Promise.all([messagesOf(locale), LOADERS[locale]()]);
  Object.assign(messages, kits);
};

/**
 * Loads a part of the screens of kits together with its texts and those of `messages/<locale>/later.ts`. Import this file
 * from those screens alone: it stays out of what other pages need.
 */
export const loadWithKitsTexts = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const [part] = await Promise.all([loadWithTexts(load), import.meta.env.SSR ? undefined : addKitsTexts()]);
  return part;
};
