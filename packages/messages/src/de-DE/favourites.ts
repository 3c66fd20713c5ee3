import type { favourites as source } from '../en-US/favourites.ts';
import type { Translation } from '../translation.ts';

export const favourites: Translation<typeof source> = {
  'favourites.title': 'Favoriten',
  'favourites.search': 'Favoriten durchsuchen',
  'favourites.all': 'Alle Favoriten',
  'favourites.failed': 'Die Favoriten können gerade nicht angezeigt werden',
  'favourites.empty.title': 'Noch keine Favoriten',
  'favourites.empty.text': 'Wählen Sie den Stern neben einem Artikel, um ihn hier wiederzufinden.',
  'favourites.count': '{count, plural, one {# Artikel} other {# Artikel}}',
  'favourites.full': 'Sie haben die maximale Zahl an Favoriten erreicht.',
  'favourites.pageGone': 'Diese Seite ist leer',
};
