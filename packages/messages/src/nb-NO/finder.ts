import type { finder as source } from '../en-US/finder.ts';
import type { Translation } from '../translation.ts';

export const finder: Translation<typeof source> = {
  'search.all': 'Se {count, plural, one {# resultat} other {alle # resultater}}',
  'search.recent': 'Siste søk',
  'search.suggestions': 'Forslag',
  'search.materials': 'Varer',
  'search.categories': 'Kategorier',
  'search.allResults': 'Alle resultater',
  'search.live': '{count, plural, =0 {Ingen treff} one {# resultat} other {# resultater}}',
  'search.failed': 'Søket virker ikke akkurat nå',
  'search.vendors': 'Leverandører',
  'search.pages': 'Sider',
  'search.history.clear': 'Tøm siste søk',
  'search.history.cleared': 'Siste søk er tømt',
  'search.history.keep': 'Antall siste søk',
  'search.history.keep.none': 'ingen',
  'search.none': 'Ingen forslag. Trykk Enter for å søke overalt.',
  'search.add': 'Legg {amount} i handlekurven',
  'search.added': '{name}: {words}',
  'search.enter.add': 'Enter legger {amount} av {name} i handlekurven',
  'search.enter.open': 'Enter åpner varen, Ctrl+Enter legger {amount} i handlekurven',
};
