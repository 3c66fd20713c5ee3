import type { home as source } from '../en-US/home.ts';
import type { Translation } from '../translation.ts';

export const home: Translation<typeof source> = {
  'home.title': 'Elektrotechniek en installatiemateriaal voor de vakman',
  'home.lead': 'Zoek op nummer, naam of scan. Morgen op de bouw.',
  'home.greeting': 'Hallo, {name}',
  'home.greeting.company': 'U koopt voor {company}.',
  'home.becomeCustomer': 'Klant worden',
  'home.signIn': 'Log in voor uw prijzen en de voorraad.',
  'home.departments': 'Productgroepen',
  'home.materials': '{count, plural, one {# artikel} other {# artikelen}}',
};
