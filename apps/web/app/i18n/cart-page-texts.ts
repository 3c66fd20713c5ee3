import { lazyBy, loadWithGroup } from './load-texts.ts';

/**
 * Loads a part with the texts of `<locale>/cart-page.ts`: the first view of the cart, and what the header shows of it. What
 * opens from them has more texts and is loaded by `lazyWithTexts`.
 */
export const loadWithCartTexts = loadWithGroup('cartPage', {
  'en-US': () => import('@grossist/messages/en-US/cart-page.ts'),
  'nl-NL': () => import('@grossist/messages/nl-NL/cart-page.ts'),
  'sv-SE': () => import('@grossist/messages/sv-SE/cart-page.ts'),
  'da-DK': () => import('@grossist/messages/da-DK/cart-page.ts'),
  'nb-NO': () => import('@grossist/messages/nb-NO/cart-page.ts'),
  'fo-FO': () => import('@grossist/messages/fo-FO/cart-page.ts'),
  'de-DE': () => import('@grossist/messages/de-DE/cart-page.ts'),
});

export const lazyWithCartTexts = lazyBy(loadWithCartTexts);
