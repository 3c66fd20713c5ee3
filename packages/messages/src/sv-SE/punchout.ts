import type { punchout as source } from '../en-US/punchout.ts';
import type { Translation } from '../translation.ts';

export const punchout: Translation<typeof source> = {
  'punchout.send': 'Skicka till inköpssystemet',
  'punchout.goesTo': 'Varukorgen skickas till {host}, och du återvänder dit.',
  'punchout.off.nobody': 'Du kom inte från ert inköpssystem. Börja där för att beställa.',
  'punchout.off.endUser': 'Registrera slutanvändaren först.',
  'punchout.refused.lines': 'Några rader kan inte beställas. Ta bort eller ändra dem.',
  'punchout.inspect':
    'Du ser varukorgen skrivskyddat: den kan inte ändras, beställas eller skickas härifrån. Stäng fönstret för att gå tillbaka.',
  'punchout.inspect.add': 'Du ser webbutiken skrivskyddat: inget kan läggas i en varukorg.',
  'punchout.inspect.order': 'Du ser webbutiken skrivskyddat: inget kan beställas igen eller returneras.',
  'punchout.inspect.write': 'Du ser webbutiken skrivskyddat: inget kan skickas härifrån.',
  'punchout.notice.unknown': '{code} lades inte i varukorgen: artikeln säljs inte till er.',
  'punchout.notice.changed': 'Antalet av {code} har ändrats enligt förpackningen.',
  'punchout.notice.refused': '{code} lades inte i varukorgen: antalet är inte möjligt.',
};
