import type { home as source } from '../en-US/home.ts';
import type { Translation } from '../translation.ts';

export const home: Translation<typeof source> = {
  'home.title': 'El- og VVS-materiel til fagfolk',
  'home.lead': 'Find det på nummer, navn eller scan. På pladsen i morgen.',
  'home.greeting': 'Hej, {name}',
  'home.greeting.company': 'Du handler for {company}.',
  'home.becomeCustomer': 'Bliv kunde',
  'home.signIn': 'Log ind for at se dine priser og lagerstatus.',
  'home.departments': 'Varegrupper',
  'home.materials': '{count, plural, one {# vare} other {# varer}}',
};
