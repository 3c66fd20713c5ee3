import type { search as source } from '../en-US/search.ts';
import type { Translation } from '../translation.ts';

export const search: Translation<typeof source> = {
  'search.title': 'Resultaten voor ‘{query}’',
  'search.everything': 'Hele assortiment',
  'search.corrected': 'Niets heeft precies deze woorden. Getoond wordt:',
  'search.examples': 'Bijvoorbeeld',
  'search.scan': 'Barcode scannen',
  'search.tabs': 'Soorten resultaten',
  'search.tab.materials': 'Artikelen',
  'search.tab.pages': 'Pagina’s ({count})',
};
