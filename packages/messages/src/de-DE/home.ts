import type { home as source } from '../en-US/home.ts';
import type { Translation } from '../translation.ts';

export const home: Translation<typeof source> = {
  'home.title': 'Elektro- und SHK-Material für das Fachhandwerk',
  'home.lead': 'Finden per Nummer, Name oder Scan. Morgen auf der Baustelle.',
  'home.greeting': 'Guten Tag, {name}',
  'home.greeting.company': 'Sie kaufen für {company} ein.',
  'home.becomeCustomer': 'Kunde werden',
  'home.signIn': 'Melden Sie sich an, um Ihre Preise und den Bestand zu sehen.',
  'home.departments': 'Warengruppen',
  'home.materials': '{count, plural, one {# Artikel} other {# Artikel}}',
};
