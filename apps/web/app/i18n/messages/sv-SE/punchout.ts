import type { punchout as source } from '../en-US/punchout.ts';
import type { Translation } from '../translation.ts';

export const punchout: Translation<typeof source> = {
  'punchout.send': 'Skicka till inköpssystemet',
  'punchout.goesTo': 'Varukorgen skickas till {host}, och du följer med.',
  'punchout.off.nobody': 'Du kom inte hit från ert inköpssystem: börja där för att beställa.',
  'punchout.off.endUser': 'Slutanvändaren måste registreras först.',
  'punchout.refused.lines': 'Några rader kan inte beställas. Ta bort dem eller ändra dem.',
  'punchout.inspect':
    'Du är här för att titta på varukorgen: den kan varken ändras, beställas eller skickas härifrån. Stäng fönstret för att gå tillbaka.',
  'punchout.inspect.add': 'Du är här bara för att titta: inget kan läggas i en varukorg.',
  'punchout.inspect.order': 'Du är här bara för att titta: inget kan beställas igen eller returneras.',
  'punchout.inspect.write': 'Du är här bara för att titta: inget kan skrivas härifrån.',
  'punchout.notice.unknown': '{code} lades inte i varukorgen: artikeln säljs inte till er.',
  'punchout.notice.changed': '{code} ligger i varukorgen i ett annat antal, så som den är förpackad.',
  'punchout.notice.refused': '{code} lades inte i varukorgen: den går inte att få i det antalet.',
};
