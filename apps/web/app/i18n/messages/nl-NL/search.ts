import type { search as source } from '../en-US/search.ts';
import type { Translation } from '../translation.ts';

export const search: Translation<typeof source> = {
  'search.title': 'Resultaten voor ‘{query}’',
  'search.everything': 'Hele assortiment',
  'search.corrected': 'Niets heeft precies deze woorden. Getoond wordt:',
  'search.all': '{count, plural, one {# resultaat} other {Alle # resultaten}} bekijken',
  'search.recent': 'Recente zoekopdrachten',
  'search.suggestions': 'Suggesties',
  'search.materials': 'Artikelen',
  'search.categories': 'Categorieën',
  'search.allResults': 'Alle resultaten',
  'search.live': '{count, plural, =0 {Niets gevonden} one {# resultaat} other {# resultaten}}',
  'search.failed': 'Het zoeken antwoordt niet',
  'search.examples': 'Bijvoorbeeld',
};
