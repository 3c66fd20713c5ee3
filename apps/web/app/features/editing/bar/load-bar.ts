import { loadWithEditingTexts } from '../../../i18n/desk-texts.ts';

// Imported dynamically: visitors' pages would otherwise contain the list of files that the bars need.

/** Loads the editors' bar of pages with a landing page, together with its texts. */
export const loadLandingBar = () => loadWithEditingTexts(async () => (await import('./landing-bar.tsx')).LandingBar);

/** Loads the editors' bar of pages that are edited on a screen of their own, together with its texts. */
export const loadPageBar = () => loadWithEditingTexts(async () => (await import('./page-bar.tsx')).PageBar);
