import type { finder as source } from '../en-US/finder.ts';
import type { Translation } from '../translation.ts';

export const finder: Translation<typeof source> = {
  'search.all': '{count, plural, one {# Ergebnis} other {Alle # Ergebnisse}} ansehen',
  'search.recent': 'Letzte Suchen',
  'search.suggestions': 'Vorschläge',
  'search.materials': 'Artikel',
  'search.categories': 'Kategorien',
  'search.allResults': 'Alle Ergebnisse',
  'search.live': '{count, plural, =0 {Nichts gefunden} one {# Ergebnis} other {# Ergebnisse}}',
  'search.failed': 'Die Suche ist gerade nicht verfügbar',
  'search.vendors': 'Lieferanten',
  'search.pages': 'Seiten',
  'search.history.clear': 'Letzte Suchen löschen',
  'search.history.cleared': 'Letzte Suchen gelöscht',
  'search.history.keep': 'Anzahl letzter Suchen',
  'search.history.keep.none': 'keine',
  'search.none': 'Keine Vorschläge. Mit Enter überall suchen.',
  'search.add': '{amount} in den Warenkorb',
  'search.added': '{name}: {words}',
  'search.enter.add': 'Enter legt {amount} {name} in den Warenkorb',
  'search.enter.open': 'Enter öffnet den Artikel, Strg+Enter legt {amount} in den Warenkorb',
};
