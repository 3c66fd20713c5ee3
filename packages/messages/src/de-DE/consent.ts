import type { consent as source } from '../en-US/consent.ts';
import type { Translation } from '../translation.ts';

export const consent: Translation<typeof source> = {
  'consent.why':
    'Dürfen wir zählen, wie der Shop genutzt wird, um Suche und Sortiment zu verbessern? Keine Namen oder Kontaktdaten.',
  'consent.more': 'Was wird gezählt?',
  'consent.no': 'Ablehnen',
  'consent.yes': 'Erlauben',
};
