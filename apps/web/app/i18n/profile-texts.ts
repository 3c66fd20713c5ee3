import { isLocale, type Locale } from '@grossist/domain';
import type { ProfileMessages } from '@grossist/messages';
import { loadWithTexts } from './later-texts.ts';
import { messagesOf } from './messages-of.ts';

const LOADERS: Record<Locale, () => Promise<{ profile: ProfileMessages }>> = {
  'en-US': () => import('@grossist/messages/en-US/profile.ts'),
  'nl-NL': () => import('@grossist/messages/nl-NL/profile.ts'),
  'sv-SE': () => import('@grossist/messages/sv-SE/profile.ts'),
  'da-DK': () => import('@grossist/messages/da-DK/profile.ts'),
  'nb-NO': () => import('@grossist/messages/nb-NO/profile.ts'),
  'fo-FO': () => import('@grossist/messages/fo-FO/profile.ts'),
  'de-DE': () => import('@grossist/messages/de-DE/profile.ts'),
};

const addProfileTexts = async (): Promise<void> => {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'en-US';
  const [messages, { profile }] = await Promise.all([messagesOf(locale), LOADERS[locale]()]);
  Object.assign(messages, profile);
};

/**
 * Loads a part of a person's own pages together with its texts and those of `messages/<locale>/later.ts`. Import this file
 * from those pages alone: it stays out of what other pages need.
 */
export const loadWithProfileTexts = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const [part] = await Promise.all([loadWithTexts(load), import.meta.env.SSR ? undefined : addProfileTexts()]);
  return part;
};
