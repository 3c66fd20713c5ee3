import { lazyBy, loadWithLaterGroup } from './load-texts.ts';

/**
 * React's `lazy` for parts that show kits in carts and orders, with the texts of `<locale>/kit-cart.ts`. Import this file
 * from such parts alone: it stays out of what other pages load.
 */
export const lazyWithKitCartTexts = lazyBy(
  loadWithLaterGroup('kitCart', {
    'en-US': () => import('@grossist/messages/en-US/kit-cart.ts'),
    'nl-NL': () => import('@grossist/messages/nl-NL/kit-cart.ts'),
    'sv-SE': () => import('@grossist/messages/sv-SE/kit-cart.ts'),
    'da-DK': () => import('@grossist/messages/da-DK/kit-cart.ts'),
    'nb-NO': () => import('@grossist/messages/nb-NO/kit-cart.ts'),
    'fo-FO': () => import('@grossist/messages/fo-FO/kit-cart.ts'),
    'de-DE': () => import('@grossist/messages/de-DE/kit-cart.ts'),
  }),
);
