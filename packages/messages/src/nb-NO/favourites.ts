import type { favourites as source } from '../en-US/favourites.ts';
import type { Translation } from '../translation.ts';

export const favourites: Translation<typeof source> = {
  'favourites.title': 'Favoritter',
  'favourites.search': 'Søk i favoritter',
  'favourites.all': 'Alle favoritter',
  'favourites.failed': 'Favorittene kan ikke vises akkurat nå',
  'favourites.empty.title': 'Ingen favoritter ennå',
  'favourites.empty.text': 'Trykk på stjernen ved en vare for å finne den her.',
  'favourites.count': '{count, plural, one {# vare} other {# varer}}',
  'favourites.full': 'Du kan ikke ha flere favoritter.',
  'favourites.pageGone': 'Siden er tom',
};
