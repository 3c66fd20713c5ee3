import type { favourites as source } from '../en-US/favourites.ts';
import type { Translation } from '../translation.ts';

export const favourites: Translation<typeof source> = {
  'favourites.title': 'Favoriter',
  'favourites.search': 'Sök bland favoriter',
  'favourites.all': 'Alla favoriter',
  'favourites.failed': 'Favoriterna kan inte visas just nu',
  'favourites.empty.title': 'Inga favoriter än',
  'favourites.empty.text': 'Tryck på stjärnan vid en artikel för att hitta den här.',
  'favourites.count': '{count, plural, one {# artikel} other {# artiklar}}',
  'favourites.full': 'Du kan inte ha fler favoriter.',
  'favourites.pageGone': 'Sidan är tom',
};
