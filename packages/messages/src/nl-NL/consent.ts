import type { consent as source } from '../en-US/consent.ts';
import type { Translation } from '../translation.ts';

export const consent: Translation<typeof source> = {
  'consent.why':
    'Mogen we tellen hoe de webshop wordt gebruikt, zodat zoeken en assortiment beter worden? Geen namen of contactgegevens.',
  'consent.more': 'Wat wordt er geteld?',
  'consent.no': 'Weigeren',
  'consent.yes': 'Toestaan',
};
