import { loadWithCartTexts } from '../../i18n/cart-page-texts.ts';
import { Guides } from './guides.tsx';

/** Guides, whose texts are among those of the cart's page: on the cart nothing more is loaded for them. */
export const loadGuides = () => loadWithCartTexts(async () => Guides);
