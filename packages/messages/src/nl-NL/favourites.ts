import type { favourites as source } from '../en-US/favourites.ts';
import type { Translation } from '../translation.ts';

export const favourites: Translation<typeof source> = {
  'favourites.title': 'Favorieten',
  'favourites.search': 'Favorieten doorzoeken',
  'favourites.all': 'Alle favorieten',
  'favourites.failed': 'De favorieten kunnen nu niet worden getoond',
  'favourites.empty.title': 'Nog geen favorieten',
  'favourites.empty.text': 'Kies de ster naast een artikel om het hier terug te vinden.',
  'favourites.count': '{count, plural, one {# artikel} other {# artikelen}}',
  'favourites.full': 'U hebt het maximale aantal favorieten bereikt.',
  'favourites.pageGone': 'Deze pagina is leeg',
};
