import type { home as source } from '../en-US/home.ts';
import type { Translation } from '../translation.ts';

export const home: Translation<typeof source> = {
  'home.title': 'El- og VVS-tilfar til fakfólk',
  'home.lead': 'Finn tað við nummari, navni ella skanning. Á byggiplássinum í morgin.',
  'home.greeting': 'Hey, {name}',
  'home.greeting.company': 'Tú keypir fyri {company}.',
  'home.signIn': 'Rita inn fyri at síggja tínar prísir og goymslustøðuna.',
  'home.departments': 'Vørubólkar',
  'home.materials': '{count, plural, one {# vøra} other {# vørur}}',
  'home.how': 'Soleiðis bíleggur tú',
  'home.how.find': 'Finn',
  'home.how.find.text': 'Skriva eitt nummar, skanna eina strikukotu ella blaða. Trýst / hvar sum helst fyri at leita.',
  'home.how.add': 'Legg í kurvina',
  'home.how.add.text': 'Nøgdin fylgir minstu nøgd og pakka, og vit siga frá, tá vit runda upp.',
  'home.how.receive': 'Fá vøruna',
  'home.how.receive.text': 'Latið á byggiplássið tann dagin, tú velur, ella heintað á einari tænastumiðstøð.',
};
