import type { home as source } from '../en-US/home.ts';
import type { Translation } from '../translation.ts';

export const home: Translation<typeof source> = {
  'home.title': 'El- og VVS-tilfar til fakfólk',
  'home.lead': 'Finn tað við nummari, navni ella skanning. Á byggiplássinum í morgin.',
  'home.greeting': 'Hey, {name}',
  'home.greeting.company': 'Tú keypir fyri {company}.',
  'home.becomeCustomer': 'Gerst kundi',
  'home.signIn': 'Rita inn fyri at síggja tínar prísir og goymslustøðuna.',
  'home.departments': 'Vørubólkar',
  'home.materials': '{count, plural, one {# vøra} other {# vørur}}',
};
