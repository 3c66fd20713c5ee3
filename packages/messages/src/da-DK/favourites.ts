import type { favourites as source } from '../en-US/favourites.ts';
import type { Translation } from '../translation.ts';

export const favourites: Translation<typeof source> = {
  'favourites.title': 'Favoritter',
  'favourites.search': 'Søg i favoritter',
  'favourites.all': 'Alle favoritter',
  'favourites.failed': 'Favoritterne kan ikke vises lige nu',
  'favourites.empty.title': 'Ingen favoritter endnu',
  'favourites.empty.text': 'Tryk på stjernen ved en vare for at finde den her.',
  'favourites.count': '{count, plural, one {# vare} other {# varer}}',
  'favourites.full': 'Du kan ikke have flere favoritter.',
  'favourites.pageGone': 'Siden er tom',
};
