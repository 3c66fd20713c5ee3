import type { consent as source } from '../en-US/consent.ts';
import type { Translation } from '../translation.ts';

export const consent: Translation<typeof source> = {
  'consent.why':
    'Får vi räkna hur butiken används, så att sökning och sortiment blir bättre? Inga namn, inga kontaktuppgifter.',
  'consent.more': 'Vad räknas?',
  'consent.no': 'Avvisa',
  'consent.yes': 'Tillåt',
};
