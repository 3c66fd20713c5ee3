import type { consent as source } from '../en-US/consent.ts';
import type { Translation } from '../translation.ts';

export const consent: Translation<typeof source> = {
  'consent.why':
    'Kunnu vit telja, hvussu handilin verður nýttur, so leiting og úrval verða betri? Eingi nøvn og ongar samskiftisupplýsingar.',
  'consent.more': 'Hvat verður talt?',
  'consent.no': 'Nokta',
  'consent.yes': 'Loyv',
};
