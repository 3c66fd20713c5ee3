import type { search as source } from '../en-US/search.ts';
import type { Translation } from '../translation.ts';

export const search: Translation<typeof source> = {
  'search.title': 'Resultat för ”{query}”',
  'search.everything': 'Hela sortimentet',
  'search.corrected': 'Inga träffar för exakt de orden. Visar resultat för:',
  'search.examples': 'Till exempel',
  'search.scan': 'Skanna en streckkod',
  'search.tabs': 'Typer av träffar',
  'search.tab.materials': 'Artiklar',
  'search.tab.pages': 'Sidor ({count})',
};
