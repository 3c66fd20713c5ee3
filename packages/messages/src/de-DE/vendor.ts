import type { vendor as source } from '../en-US/vendor.ts';
import type { Translation } from '../translation.ts';

export const vendor: Translation<typeof source> = {
  'vendor.find': 'Lieferanten suchen',
  'vendor.find.submit': 'Suchen',
  'vendor.count': '{count, plural, one {# Lieferant} other {# Lieferanten}}',
  'vendor.none': 'Kein Lieferant hat ein Wort im Namen, das mit „{query}“ beginnt',
  'vendor.noneAtAll': 'Noch gibt es keine Lieferanten',
  'vendor.showAll': 'Alle Lieferanten anzeigen',
  'vendor.language': 'Nur in dieser Sprache verfügbar: {language}',
  'vendor.newTab': 'öffnet in einem neuen Tab',
  'vendor.nodes': 'Im Sortiment',
  'vendor.best': 'Meistbestellt',
  'vendor.everything': '{count, plural, one {# Artikel anzeigen} other {Alle # Artikel anzeigen}}',
  'vendor.nothing': 'Von diesem Lieferanten ist hier gerade nichts bestellbar',
  'vendor.description':
    '{name}: {count, plural, one {# Artikel} other {# Artikel}} für das Handwerk, mit Zeichnungen und technischen Daten.',
};
