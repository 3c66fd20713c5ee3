import { isLocale, type Locale } from '@grossist/domain';
import type { KitCartMessages } from '@grossist/messages';
import { type ComponentType, lazy } from 'react';
import { loadWithTexts } from './later-texts.ts';
import { messagesOf } from './messages-of.ts';

const LOADERS: Record<Locale, () => Promise<{ kitCart: KitCartMessages }>> = {
  'en-US': () => import('@grossist/messages/en-US/kit-cart.ts'),
  'nl-NL': () => import('@grossist/messages/nl-NL/kit-cart.ts'),
  'sv-SE': () => import('@grossist/messages/sv-SE/kit-cart.ts'),
  'da-DK': () => import('@grossist/messages/da-DK/kit-cart.ts'),
  'nb-NO': () => import('@grossist/messages/nb-NO/kit-cart.ts'),
  'fo-FO': () => import('@grossist/messages/fo-FO/kit-cart.ts'),
  'de-DE': () => import('@grossist/messages/de-DE/kit-cart.ts'),
};

const addKitCartTexts = async (): Promise<void> => {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'en-US';
  const [messages, { kitCart }] = await Promise.all([messagesOf(locale), LOADERS[locale]()]);
  Object.assign(messages, kitCart);
};

/**
 * Loads a part that shows kits in carts and orders together with its texts and those of `messages/<locale>/later.ts`.
 * Import this file from such parts alone: it stays out of what other pages need.
 */
const loadWithKitCartTexts = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const [part] = await Promise.all([loadWithTexts(load), import.meta.env.SSR ? undefined : addKitCartTexts()]);
  return part;
};

/** React's `lazy` for a component whose texts are in `messages/<locale>/kit-cart.ts`. */
export const lazyWithKitCartTexts = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadWithKitCartTexts(load) }));
