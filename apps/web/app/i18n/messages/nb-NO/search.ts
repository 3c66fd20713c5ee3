import type { search as source } from '../en-US/search.ts';
import type { Translation } from '../translation.ts';

export const search: Translation<typeof source> = {
  'search.title': 'Resultater for «{query}»',
  'search.everything': 'Hele sortimentet',
  'search.corrected': 'Ingen varer har akkurat disse ordene. Viser:',
  'search.examples': 'For eksempel',
  'search.scan': 'Skann en strekkode',
  'search.tabs': 'Typer treff',
  'search.tab.materials': 'Varer',
  'search.tab.pages': 'Sider ({count})',
};
