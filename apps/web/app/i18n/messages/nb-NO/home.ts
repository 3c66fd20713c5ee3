import type { home as source } from '../en-US/home.ts';
import type { Translation } from '../translation.ts';

export const home: Translation<typeof source> = {
  'home.title': 'Elektro- og VVS-materiell for fagfolk',
  'home.lead': 'Finn det på nummer, navn eller skann. På byggeplassen i morgen.',
  'home.greeting': 'Hei, {name}',
  'home.greeting.company': 'Du handler for {company}.',
  'home.signIn': 'Logg inn for å se dine priser og lagerstatus.',
  'home.departments': 'Varegrupper',
  'home.materials': '{count, plural, one {# vare} other {# varer}}',
  'home.how': 'Slik bestiller du',
  'home.how.find': 'Finn',
  'home.how.find.text': 'Skriv et nummer, skann en strekkode eller bla. Trykk / hvor som helst for å søke.',
  'home.how.add': 'Legg til',
  'home.how.add.text': 'Antall følger minimum og pakning, og vi sier fra når vi runder opp.',
  'home.how.receive': 'Motta',
  'home.how.receive.text': 'Levert på byggeplassen den dagen du velger, eller hentet i et servicesenter.',
};
