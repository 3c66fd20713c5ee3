import type { consent as source } from '../en-US/consent.ts';
import type { Translation } from '../translation.ts';

export const consent: Translation<typeof source> = {
  'consent.why':
    'Får vi räkna hur webbutiken används, så att sökning och sortiment blir bättre? Inga namn eller kontaktuppgifter.',
  'consent.more': 'Vad räknas?',
  'consent.no': 'Avvisa',
  'consent.yes': 'Tillåt',
};
