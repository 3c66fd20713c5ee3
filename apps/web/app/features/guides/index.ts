import { loadWithTexts } from '../../i18n/index.ts';
import { Guides } from './guides.tsx';

/** Loads the guides for those who have one left to see. */
export const loadGuides = () => loadWithTexts(async () => Guides);
