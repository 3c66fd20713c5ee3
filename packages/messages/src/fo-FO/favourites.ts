import type { favourites as source } from '../en-US/favourites.ts';
import type { Translation } from '../translation.ts';

export const favourites: Translation<typeof source> = {
  'favourites.title': 'Yndisvørur',
  'favourites.search': 'Leita í yndisvørum',
  'favourites.all': 'Allar yndisvørur',
  'favourites.failed': 'Yndisvørurnar kunnu ikki vísast beint nú',
  'favourites.empty.title': 'Ongar yndisvørur enn',
  'favourites.empty.text': 'Trýst á stjørnuna við eina vøru fyri at finna hana her.',
  'favourites.count': '{count, plural, one {# vøra} other {# vørur}}',
  'favourites.full': 'Tú kanst ikki hava fleiri yndisvørur.',
  'favourites.pageGone': 'Síðan er tóm',
};
