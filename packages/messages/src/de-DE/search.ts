import type { search as source } from '../en-US/search.ts';
import type { Translation } from '../translation.ts';

export const search: Translation<typeof source> = {
  'search.title': 'Ergebnisse für „{query}“',
  'search.everything': 'Gesamtes Sortiment',
  'search.corrected': 'Keine Treffer für genau diese Wörter. Treffer für:',
  'search.examples': 'Zum Beispiel',
  'search.scan': 'Barcode scannen',
  'search.tabs': 'Trefferarten',
  'search.tab.materials': 'Artikel',
  'search.tab.pages': 'Seiten ({count})',
};
