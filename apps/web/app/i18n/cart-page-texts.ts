import { isLocale, type Locale } from '@grossist/domain';
import type { LaterMessages } from '@grossist/messages';
import { type ComponentType, lazy } from 'react';
import { messagesOf } from './messages-of.ts';

const LOADERS: Record<Locale, () => Promise<{ cartPage: Partial<LaterMessages> }>> = {
  'en-US': () => import('@grossist/messages/en-US/cart-page.ts'),
  'nl-NL': () => import('@grossist/messages/nl-NL/cart-page.ts'),
  'sv-SE': () => import('@grossist/messages/sv-SE/cart-page.ts'),
  'da-DK': () => import('@grossist/messages/da-DK/cart-page.ts'),
  'nb-NO': () => import('@grossist/messages/nb-NO/cart-page.ts'),
  'fo-FO': () => import('@grossist/messages/fo-FO/cart-page.ts'),
  'de-DE': () => import('@grossist/messages/de-DE/cart-page.ts'),
};

const addCartPageTexts = async (): Promise<void> => {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'en-US';
  const [messages, { cartPage }] = await Promise.all([messagesOf(locale), LOADERS[locale]()]);
  Object.assign(messages, cartPage);
};

/** Loads a part of the cart or the header with the texts of `messages/<locale>/cart-page.ts`. */
export const loadWithCartTexts = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const [part] = await Promise.all([load(), import.meta.env.SSR ? undefined : addCartPageTexts()]);
  return part;
};

/**
 * React's `lazy` for a component whose texts stand in `messages/<locale>/cart-page.ts`: the cart as it is first seen, and
 * what the header shows of it. Whatever opens from it has more texts and comes by `lazyWithTexts`.
 */
export const lazyWithCartTexts = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadWithCartTexts(load) }));
