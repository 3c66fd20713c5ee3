import type { consent as source } from '../en-US/consent.ts';
import type { Translation } from '../translation.ts';

export const consent: Translation<typeof source> = {
  'consent.why':
    'Må vi tælle, hvordan shoppen bruges, så søgning og sortiment bliver bedre? Ingen navne eller kontaktoplysninger.',
  'consent.more': 'Hvad tælles?',
  'consent.no': 'Afvis',
  'consent.yes': 'Tillad',
};
