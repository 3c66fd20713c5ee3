import type { search as source } from '../en-US/search.ts';
import type { Translation } from '../translation.ts';

export const search: Translation<typeof source> = {
  'search.title': 'Resultater for «{query}»',
  'search.everything': 'Hele sortimentet',
  'search.corrected': 'Ingen treff på akkurat disse ordene. Viser resultater for:',
  'search.examples': 'For eksempel',
  'search.scan': 'Skann en strekkode',
  'search.tabs': 'Resultattyper',
  'search.tab.materials': 'Varer',
  'search.tab.pages': 'Sider ({count})',
};
