import type { home as source } from '../en-US/home.ts';
import type { Translation } from '../translation.ts';

export const home: Translation<typeof source> = {
  'home.title': 'El- og VVS-materiel til fagfolk',
  'home.lead': 'Find det på nummer, navn eller scan. På pladsen i morgen.',
  'home.greeting': 'Hej, {name}',
  'home.greeting.company': 'Du handler for {company}.',
  'home.signIn': 'Log ind for at se dine priser og lagerstatus.',
  'home.departments': 'Varegrupper',
  'home.materials': '{count, plural, one {# vare} other {# varer}}',
  'home.how': 'Sådan bestiller du',
  'home.how.find': 'Find',
  'home.how.find.text': 'Skriv et nummer, scan en stregkode eller gå på opdagelse. Tryk / hvor som helst for at søge.',
  'home.how.add': 'Læg i kurven',
  'home.how.add.text': 'Antal følger minimum og pakning, og vi siger til, når vi runder op.',
  'home.how.receive': 'Modtag',
  'home.how.receive.text': 'Leveret på pladsen den dag, du vælger, eller hentet i et servicecenter.',
};
