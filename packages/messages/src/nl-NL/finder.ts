import type { finder as source } from '../en-US/finder.ts';
import type { Translation } from '../translation.ts';

export const finder: Translation<typeof source> = {
  'search.all': '{count, plural, one {# resultaat} other {Alle # resultaten}} bekijken',
  'search.recent': 'Recente zoekopdrachten',
  'search.suggestions': 'Suggesties',
  'search.materials': 'Artikelen',
  'search.categories': 'Categorieën',
  'search.allResults': 'Alle resultaten',
  'search.live': '{count, plural, =0 {Niets gevonden} one {# resultaat} other {# resultaten}}',
  'search.failed': 'Zoeken is nu niet beschikbaar',
  'search.vendors': 'Leveranciers',
  'search.pages': 'Pagina’s',
  'search.history.clear': 'Recente zoekopdrachten wissen',
  'search.history.cleared': 'Recente zoekopdrachten gewist',
  'search.history.keep': 'Aantal recente zoekopdrachten',
  'search.history.keep.none': 'geen',
  'search.none': 'Geen suggesties. Druk op Enter om overal te zoeken.',
  'search.add': '{amount} in de winkelwagen',
  'search.added': '{name}: {words}',
  'search.enter.add': 'Enter legt {amount} {name} in de winkelwagen',
  'search.enter.open': 'Enter opent het artikel, Ctrl+Enter legt {amount} in de winkelwagen',
};
