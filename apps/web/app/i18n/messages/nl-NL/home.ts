import type { home as source } from '../en-US/home.ts';
import type { Translation } from '../translation.ts';

export const home: Translation<typeof source> = {
  'home.title': 'Elektrotechniek en installatiemateriaal voor de vakman',
  'home.lead': 'Zoek op nummer, naam of scan. Morgen op de bouw.',
  'home.greeting': 'Hallo, {name}',
  'home.greeting.company': 'U koopt voor {company}.',
  'home.signIn': 'Log in voor uw prijzen en de voorraad.',
  'home.departments': 'Productgroepen',
  'home.materials': '{count, plural, one {# artikel} other {# artikelen}}',
  'home.how': 'Zo bestelt u',
  'home.how.find': 'Zoeken',
  'home.how.find.text': 'Typ een nummer, scan een barcode of blader. Druk op / om te zoeken, waar u ook bent.',
  'home.how.add': 'Toevoegen',
  'home.how.add.text': 'Aantallen volgen minimum en verpakking; ronden we af, dan zeggen we dat.',
  'home.how.receive': 'Ontvangen',
  'home.how.receive.text': 'Op de gekozen dag op de bouw geleverd, of zelf afgehaald bij een vestiging.',
};
