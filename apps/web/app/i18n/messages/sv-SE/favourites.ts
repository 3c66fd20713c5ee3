import type { favourites as source } from '../en-US/favourites.ts';
import type { Translation } from '../translation.ts';

export const favourites: Translation<typeof source> = {
  'favourites.title': 'Favoriter',
  'favourites.search': 'Sök bland favoriter',
  'favourites.all': 'Alla favoriter',
  'favourites.failed': 'Favoriterna kan inte visas just nu',
  'favourites.empty.title': 'Inga favoriter än',
  'favourites.empty.text':
    'Tryck på stjärnan bredvid en vara i sortimentet eller en sökning, så hittar du den igen här.',
  'favourites.count': '{count, plural, one {# vara} other {# varor}}',
  'favourites.full': 'Fler får inte plats.',
  'favourites.pageGone': 'Sidan är tom',
};
