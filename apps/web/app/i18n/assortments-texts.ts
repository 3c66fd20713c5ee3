import { isLocale, type Locale } from '@grossist/domain';
import type { AssortmentsMessages } from '@grossist/messages';
import { loadWithTexts } from './later-texts.ts';
import { messagesOf } from './messages-of.ts';

const LOADERS: Record<Locale, () => Promise<{ assortments: AssortmentsMessages }>> = {
  'en-US': () => import('@grossist/messages/en-US/assortments.ts'),
  'nl-NL': () => import('@grossist/messages/nl-NL/assortments.ts'),
  'sv-SE': () => import('@grossist/messages/sv-SE/assortments.ts'),
  'da-DK': () => import('@grossist/messages/da-DK/assortments.ts'),
  'nb-NO': () => import('@grossist/messages/nb-NO/assortments.ts'),
  'fo-FO': () => import('@grossist/messages/fo-FO/assortments.ts'),
  'de-DE': () => import('@grossist/messages/de-DE/assortments.ts'),
};

const addAssortmentsTexts = async (): Promise<void> => {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'en-US';
  const [messages, { assortments }] = await Promise.all([messagesOf(locale), LOADERS[locale]()]);
  Object.assign(messages, assortments);
};

/**
 * Loads a part of the assortment administrators' screens together with its texts and those of
 * `messages/<locale>/later.ts`. Import this file from those parts alone: it stays out of what other pages need.
 */
export const loadWithAssortmentsTexts = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const [part] = await Promise.all([loadWithTexts(load), import.meta.env.SSR ? undefined : addAssortmentsTexts()]);
  return part;
};
