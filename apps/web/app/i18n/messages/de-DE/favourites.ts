import type { favourites as source } from '../en-US/favourites.ts';
import type { Translation } from '../translation.ts';

export const favourites: Translation<typeof source> = {
  'favourites.title': 'Favoriten',
  'favourites.search': 'Favoriten durchsuchen',
  'favourites.all': 'Alle Favoriten',
  'favourites.failed': 'Die Favoriten können gerade nicht angezeigt werden',
  'favourites.empty.title': 'Noch keine Favoriten',
  'favourites.empty.text':
    'Drücken Sie im Sortiment oder in einer Suche auf den Stern neben einem Artikel, dann finden Sie ihn hier wieder.',
  'favourites.count': '{count, plural, one {# Artikel} other {# Artikel}}',
  'favourites.full': 'Mehr haben keinen Platz.',
  'favourites.pageGone': 'Diese Seite ist leer',
};
