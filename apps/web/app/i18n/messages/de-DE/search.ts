import type { search as source } from '../en-US/search.ts';
import type { Translation } from '../translation.ts';

export const search: Translation<typeof source> = {
  'search.title': 'Ergebnisse für „{query}“',
  'search.everything': 'Gesamtes Sortiment',
  'search.corrected': 'Genau diese Wörter gibt es nicht. Gezeigt wird:',
  'search.examples': 'Zum Beispiel',
  'search.scan': 'Strichcode scannen',
  'search.tabs': 'Arten von Treffern',
  'search.tab.materials': 'Artikel',
  'search.tab.pages': 'Seiten ({count})',
};
