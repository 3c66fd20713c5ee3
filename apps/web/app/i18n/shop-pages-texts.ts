import { loadWithLaterGroup } from './load-texts.ts';

// The texts of public pages beside the first views. Import this file from those alone: it stays out of what other pages
// load.

/** Loads a part of the pages of bundles or of the express box. */
export const loadWithShopPagesTexts = loadWithLaterGroup('shopPages', {
  'en-US': () => import('@grossist/messages/en-US/shop-pages.ts'),
  'nl-NL': () => import('@grossist/messages/nl-NL/shop-pages.ts'),
  'sv-SE': () => import('@grossist/messages/sv-SE/shop-pages.ts'),
  'da-DK': () => import('@grossist/messages/da-DK/shop-pages.ts'),
  'nb-NO': () => import('@grossist/messages/nb-NO/shop-pages.ts'),
  'fo-FO': () => import('@grossist/messages/fo-FO/shop-pages.ts'),
  'de-DE': () => import('@grossist/messages/de-DE/shop-pages.ts'),
});

/** Loads the table of results. */
export const loadWithTableTexts = loadWithLaterGroup('table', {
  'en-US': () => import('@grossist/messages/en-US/table.ts'),
  'nl-NL': () => import('@grossist/messages/nl-NL/table.ts'),
  'sv-SE': () => import('@grossist/messages/sv-SE/table.ts'),
  'da-DK': () => import('@grossist/messages/da-DK/table.ts'),
  'nb-NO': () => import('@grossist/messages/nb-NO/table.ts'),
  'fo-FO': () => import('@grossist/messages/fo-FO/table.ts'),
  'de-DE': () => import('@grossist/messages/de-DE/table.ts'),
});
