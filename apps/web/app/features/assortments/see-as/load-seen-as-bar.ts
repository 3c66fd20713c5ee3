import { loadWithAssortmentsTexts } from '../../../i18n/desk-texts.ts';

/** Loads the bar with its texts. */
export const loadSeenAsBar = () => loadWithAssortmentsTexts(async () => (await import('./seen-as-bar.tsx')).SeenAsBar);
