import type { consent as source } from '../en-US/consent.ts';
import type { Translation } from '../translation.ts';

export const consent: Translation<typeof source> = {
  'consent.why':
    'Kan vi telle hvordan nettbutikken brukes, slik at søk og sortiment blir bedre? Ingen navn eller kontaktopplysninger.',
  'consent.more': 'Hva telles?',
  'consent.no': 'Avslå',
  'consent.yes': 'Tillat',
};
