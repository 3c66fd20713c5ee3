import type { favourites as source } from '../en-US/favourites.ts';
import type { Translation } from '../translation.ts';

export const favourites: Translation<typeof source> = {
  'favourites.title': 'Favorieten',
  'favourites.search': 'Favorieten doorzoeken',
  'favourites.all': 'Alle favorieten',
  'favourites.failed': 'De favorieten kunnen nu niet worden getoond',
  'favourites.empty.title': 'Nog geen favorieten',
  'favourites.empty.text':
    'Druk in het assortiment of een zoekresultaat op de ster naast een artikel, dan vindt u het hier terug.',
  'favourites.count': '{count, plural, one {# artikel} other {# artikelen}}',
  'favourites.full': 'Meer kunnen er niet worden bewaard.',
  'favourites.pageGone': 'Deze pagina is leeg',
};
