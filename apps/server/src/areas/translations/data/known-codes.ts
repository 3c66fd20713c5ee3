import type { TranslationKind } from '../../../db/index.ts';

/** Codes that the shop itself gives, so that editors see what there is to translate. */
export const KNOWN_CODES: Readonly<Record<TranslationKind, readonly string[]>> = {
  'document-type': ['data-sheet', 'certificate', 'instructions', 'declaration', 'other'],
  'sap-error': [
    'blocked',
    'not-in-market',
    'clearance-stock',
    'phased-out-stock',
    'fastbox-stock',
    'pickup-stock',
    'remnant-stock',
    'no-price',
    'delivery-date',
    'price-changed',
    'back-order',
  ],
  'url-type': ['product-page', 'manual', 'video', 'other'],
  'user-segment': ['electrician', 'plumber', 'industry', 'wholesale', 'public'],
};
