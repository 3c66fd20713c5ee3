import { loadWithLaterGroup } from './load-texts.ts';

// The texts of screens that only signed-in customers open. Import this file from those alone: it stays out of what other
// pages load.

/** Loads a part of the screen of lists. */
export const loadWithListsTexts = loadWithLaterGroup('lists', {
  'en-US': () => import('@grossist/messages/en-US/lists.ts'),
  'nl-NL': () => import('@grossist/messages/nl-NL/lists.ts'),
  'sv-SE': () => import('@grossist/messages/sv-SE/lists.ts'),
  'da-DK': () => import('@grossist/messages/da-DK/lists.ts'),
  'nb-NO': () => import('@grossist/messages/nb-NO/lists.ts'),
  'fo-FO': () => import('@grossist/messages/fo-FO/lists.ts'),
  'de-DE': () => import('@grossist/messages/de-DE/lists.ts'),
});

/** Loads a part of the screens of PDF catalogs, or the export of a list. */
export const loadWithPdfCataloguesTexts = loadWithLaterGroup('pdfCatalogues', {
  'en-US': () => import('@grossist/messages/en-US/pdf-catalogues.ts'),
  'nl-NL': () => import('@grossist/messages/nl-NL/pdf-catalogues.ts'),
  'sv-SE': () => import('@grossist/messages/sv-SE/pdf-catalogues.ts'),
  'da-DK': () => import('@grossist/messages/da-DK/pdf-catalogues.ts'),
  'nb-NO': () => import('@grossist/messages/nb-NO/pdf-catalogues.ts'),
  'fo-FO': () => import('@grossist/messages/fo-FO/pdf-catalogues.ts'),
  'de-DE': () => import('@grossist/messages/de-DE/pdf-catalogues.ts'),
});

/** Loads a part of the profile. */
export const loadWithProfileTexts = loadWithLaterGroup('profile', {
  'en-US': () => import('@grossist/messages/en-US/profile.ts'),
  'nl-NL': () => import('@grossist/messages/nl-NL/profile.ts'),
  'sv-SE': () => import('@grossist/messages/sv-SE/profile.ts'),
  'da-DK': () => import('@grossist/messages/da-DK/profile.ts'),
  'nb-NO': () => import('@grossist/messages/nb-NO/profile.ts'),
  'fo-FO': () => import('@grossist/messages/fo-FO/profile.ts'),
  'de-DE': () => import('@grossist/messages/de-DE/profile.ts'),
});
