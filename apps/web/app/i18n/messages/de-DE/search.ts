import type { search as source } from '../en-US/search.ts';
import type { Translation } from '../translation.ts';

export const search: Translation<typeof source> = {
  'search.title': 'Ergebnisse für „{query}“',
  'search.everything': 'Gesamtes Sortiment',
  'search.corrected': 'Genau diese Wörter gibt es nicht. Gezeigt wird:',
  'search.all': '{count, plural, one {# Ergebnis} other {Alle # Ergebnisse}} ansehen',
  'search.recent': 'Letzte Suchen',
  'search.suggestions': 'Vorschläge',
  'search.materials': 'Artikel',
  'search.categories': 'Kategorien',
  'search.allResults': 'Alle Ergebnisse',
  'search.live': '{count, plural, =0 {Nichts gefunden} one {# Ergebnis} other {# Ergebnisse}}',
  'search.failed': 'Die Suche antwortet nicht',
  'search.examples': 'Zum Beispiel',
};
