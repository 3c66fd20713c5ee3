import type { search as source } from '../en-US/search.ts';
import type { Translation } from '../translation.ts';

export const search: Translation<typeof source> = {
  'search.title': 'Resultater for “{query}”',
  'search.everything': 'Hele sortimentet',
  'search.corrected': 'Ingen resultater for netop disse ord. Viser resultater for:',
  'search.examples': 'For eksempel',
  'search.scan': 'Scan en stregkode',
  'search.tabs': 'Resultattyper',
  'search.tab.materials': 'Varer',
  'search.tab.pages': 'Sider ({count})',
};
