import { isLocale, type Locale } from '@grossist/domain';
import { type ComponentType, lazy } from 'react';
import type { LaterMessages } from './message-key.ts';
import { messagesOf } from './messages-of.ts';

const LOADERS: Record<Locale, () => Promise<{ later: LaterMessages }>> = {
  'en-US': () => import('./messages/en-US/later.ts'),
  'nl-NL': () => import('./messages/nl-NL/later.ts'),
  'sv-SE': () => import('./messages/sv-SE/later.ts'),
  'da-DK': () => import('./messages/da-DK/later.ts'),
  'nb-NO': () => import('./messages/nb-NO/later.ts'),
  'fo-FO': () => import('./messages/fo-FO/later.ts'),
  'de-DE': () => import('./messages/de-DE/later.ts'),
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
