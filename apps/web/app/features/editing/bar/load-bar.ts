import { loadWithEditingTexts } from '../../../i18n/editing-texts.ts';

/** The editors' bar together with its texts. */
export const loadBar = () => loadWithEditingTexts(async () => (await import('./landing-bar.tsx')).LandingBar);

/** The same for pages that have an editor of their own. */
export const loadPageBar = () => loadWithEditingTexts(async () => (await import('./page-bar.tsx')).PageBar);
