import type { search as source } from '../en-US/search.ts';
import type { Translation } from '../translation.ts';

export const search: Translation<typeof source> = {
  'search.title': 'Resultaten voor “{query}”',
  'search.everything': 'Hele assortiment',
  'search.corrected': 'Geen resultaten voor precies deze woorden. Resultaten voor:',
  'search.examples': 'Bijvoorbeeld',
  'search.scan': 'Barcode scannen',
  'search.tabs': 'Resultaattypen',
  'search.tab.materials': 'Artikelen',
  'search.tab.pages': 'Pagina’s ({count})',
};
