import type { finder as source } from '../en-US/finder.ts';
import type { Translation } from '../translation.ts';

export const finder: Translation<typeof source> = {
  'search.all': 'Se {count, plural, one {# resultat} other {alle # resultater}}',
  'search.recent': 'Seneste søgninger',
  'search.suggestions': 'Forslag',
  'search.materials': 'Varer',
  'search.categories': 'Kategorier',
  'search.allResults': 'Alle resultater',
  'search.live': '{count, plural, =0 {Intet fundet} one {# resultat} other {# resultater}}',
  'search.failed': 'Søgningen virker ikke lige nu',
  'search.vendors': 'Leverandører',
  'search.pages': 'Sider',
  'search.history.clear': 'Ryd seneste søgninger',
  'search.history.cleared': 'Seneste søgninger er ryddet',
  'search.history.keep': 'Antal seneste søgninger',
  'search.history.keep.none': 'ingen',
  'search.none': 'Ingen forslag. Tryk Enter for at søge overalt.',
  'search.add': 'Læg {amount} i kurven',
  'search.added': '{name}: {words}',
  'search.enter.add': 'Enter lægger {amount} af {name} i kurven',
  'search.enter.open': 'Enter åbner varen, Ctrl+Enter lægger {amount} i kurven',
};
