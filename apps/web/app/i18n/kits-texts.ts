import { lazyBy, loadWithLaterGroup } from './load-texts.ts';

// The texts of the screens and dialogs of kits. Import this file from those alone: it stays out of what other pages load.

/** Loads a part of the screens of projects of kits. */
export const loadWithKitsTexts = loadWithLaterGroup('kits', {
  'en-US': () => import('@grossist/messages/en-US/kits.ts'),
  'nl-NL': () => import('@grossist/messages/nl-NL/kits.ts'),
  'sv-SE': () => import('@grossist/messages/sv-SE/kits.ts'),
  'da-DK': () => import('@grossist/messages/da-DK/kits.ts'),
  'nb-NO': () => import('@grossist/messages/nb-NO/kits.ts'),
  'fo-FO': () => import('@grossist/messages/fo-FO/kits.ts'),
  'de-DE': () => import('@grossist/messages/de-DE/kits.ts'),
});

/** React's `lazy` for screens and dialogs of kit templates. */
export const lazyWithKitTemplatesTexts = lazyBy(
  loadWithLaterGroup('kitTemplates', {
    'en-US': () => import('@grossist/messages/en-US/kit-templates.ts'),
    'nl-NL': () => import('@grossist/messages/nl-NL/kit-templates.ts'),
    'sv-SE': () => import('@grossist/messages/sv-SE/kit-templates.ts'),
    'da-DK': () => import('@grossist/messages/da-DK/kit-templates.ts'),
    'nb-NO': () => import('@grossist/messages/nb-NO/kit-templates.ts'),
    'fo-FO': () => import('@grossist/messages/fo-FO/kit-templates.ts'),
    'de-DE': () => import('@grossist/messages/de-DE/kit-templates.ts'),
  }),
);
