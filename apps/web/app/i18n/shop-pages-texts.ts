import { isLocale, type Locale } from '@grossist/domain';
import type { ShopPagesMessages } from '@grossist/messages';
import { loadWithTexts } from './later-texts.ts';
import { messagesOf } from './messages-of.ts';

const LOADERS: Record<Locale, () => Promise<{ shopPages: ShopPagesMessages }>> = {
  'en-US': () => import('@grossist/messages/en-US/shop-pages.ts'),
  'nl-NL': () => import('@grossist/messages/nl-NL/shop-pages.ts'),
  'sv-SE': () => import('@grossist/messages/sv-SE/shop-pages.ts'),
  'da-DK': () => import('@grossist/messages/da-DK/shop-pages.ts'),
  'nb-NO': () => import('@grossist/messages/nb-NO/shop-pages.ts'),
  'fo-FO': () => import('@grossist/messages/fo-FO/shop-pages.ts'),
  'de-DE': () => import('@grossist/messages/de-DE/shop-pages.ts'),
};

const addShopPagesTexts = async (): Promise<void> => {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'en-US';
  const [messages, { shopPages }] = await Promise.all([messagesOf(locale), LOADERS[locale]()]);
  Object.assign(messages, shopPages);
};

/**
 * Loads a part of the pages of bundles and of the express box together with its texts and those of
 * `messages/<locale>/later.ts`. Import this file from those alone: it stays out of what other pages need.
 */
export const loadWithShopPagesTexts = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const [part] = await Promise.all([loadWithTexts(load), import.meta.env.SSR ? undefined : addShopPagesTexts()]);
  return part;
};
