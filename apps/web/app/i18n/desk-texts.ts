import { loadWithGroup, loadWithLaterGroup } from './load-texts.ts';

// The texts of employees' screens. Import this file from those alone: it stays out of what visitors load.

/** Loads a part of the assortment administrators' screens. */
export const loadWithAssortmentsTexts = loadWithLaterGroup('assortments', {
  'en-US': () => import('@grossist/messages/en-US/assortments.ts'),
  'nl-NL': () => import('@grossist/messages/nl-NL/assortments.ts'),
  'sv-SE': () => import('@grossist/messages/sv-SE/assortments.ts'),
  'da-DK': () => import('@grossist/messages/da-DK/assortments.ts'),
  'nb-NO': () => import('@grossist/messages/nb-NO/assortments.ts'),
  'fo-FO': () => import('@grossist/messages/fo-FO/assortments.ts'),
  'de-DE': () => import('@grossist/messages/de-DE/assortments.ts'),
});

/** Loads a part of the editors' screens, which need none of `<locale>/later.ts`. */
export const loadWithEditingTexts = loadWithGroup('editing', {
  'en-US': () => import('@grossist/messages/en-US/editing.ts'),
  'nl-NL': () => import('@grossist/messages/nl-NL/editing.ts'),
  'sv-SE': () => import('@grossist/messages/sv-SE/editing.ts'),
  'da-DK': () => import('@grossist/messages/da-DK/editing.ts'),
  'nb-NO': () => import('@grossist/messages/nb-NO/editing.ts'),
  'fo-FO': () => import('@grossist/messages/fo-FO/editing.ts'),
  'de-DE': () => import('@grossist/messages/de-DE/editing.ts'),
});

/** Loads a part of support's screens. */
export const loadWithSupportTexts = loadWithLaterGroup('support', {
  'en-US': () => import('@grossist/messages/en-US/support.ts'),
  'nl-NL': () => import('@grossist/messages/nl-NL/support.ts'),
  'sv-SE': () => import('@grossist/messages/sv-SE/support.ts'),
  'da-DK': () => import('@grossist/messages/da-DK/support.ts'),
  'nb-NO': () => import('@grossist/messages/nb-NO/support.ts'),
  'fo-FO': () => import('@grossist/messages/fo-FO/support.ts'),
  'de-DE': () => import('@grossist/messages/de-DE/support.ts'),
});
