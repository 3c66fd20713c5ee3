import { isLocale, type Locale } from '@grossist/domain';
import type { LaterMessages } from '@grossist/messages';
import { type ComponentType, lazy } from 'react';
import { messagesOf } from './messages-of.ts';

const LOADERS: Record<Locale, () => Promise<{ later: LaterMessages }>> = {
  'en-US': () => import('@grossist/messages/en-US/later.ts'),
  'nl-NL': () => import('@grossist/messages/nl-NL/later.ts'),
  'sv-SE': () => import('@grossist/messages/sv-SE/later.ts'),
  'da-DK': () => import('@grossist/messages/da-DK/later.ts'),
  'nb-NO': () => import('@grossist/messages/nb-NO/later.ts'),
  'fo-FO': () => import('@grossist/messages/fo-FO/later.ts'),
  'de-DE': () => import('@grossist/messages/de-DE/later.ts'),
};

/** Adds to the page's texts those that a first visit does without. The server has all of them at once. */
const addLaterTexts = async (): Promise<void> => {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'en-US';
  const [messages, { later }] = await Promise.all([messagesOf(locale), LOADERS[locale]()]);
  Object.assign(messages, later);
};

/** A part of a page together with its texts, which stand in `messages/<locale>/later.ts`. */
export const loadWithTexts = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const [part] = await Promise.all([load(), import.meta.env.SSR ? undefined : addLaterTexts()]);
  return part;
};

/** React's `lazy` for a component whose texts stand in `messages/<locale>/later.ts`: both come together. */
export const lazyWithTexts = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadWithTexts(load) }));
