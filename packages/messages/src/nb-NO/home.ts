import type { home as source } from '../en-US/home.ts';
import type { Translation } from '../translation.ts';

export const home: Translation<typeof source> = {
  'home.title': 'Elektro- og VVS-materiell for fagfolk',
  'home.lead': 'Finn det på nummer, navn eller skann. På byggeplassen i morgen.',
  'home.greeting': 'Hei, {name}',
  'home.greeting.company': 'Du handler for {company}.',
  'home.becomeCustomer': 'Bli kunde',
  'home.signIn': 'Logg inn for å se dine priser og lagerstatus.',
  'home.departments': 'Varegrupper',
  'home.materials': '{count, plural, one {# vare} other {# varer}}',
};
