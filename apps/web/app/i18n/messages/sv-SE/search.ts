import type { search as source } from '../en-US/search.ts';
import type { Translation } from '../translation.ts';

export const search: Translation<typeof source> = {
  'search.title': 'Resultat för ”{query}”',
  'search.everything': 'Hela sortimentet',
  'search.corrected': 'Inget har exakt de orden. Visar:',
  'search.all': 'Visa {count, plural, one {# resultat} other {alla # resultat}}',
  'search.recent': 'Senaste sökningar',
  'search.suggestions': 'Förslag',
  'search.materials': 'Artiklar',
  'search.categories': 'Kategorier',
  'search.allResults': 'Alla resultat',
  'search.live': '{count, plural, =0 {Inget hittades} one {# resultat} other {# resultat}}',
  'search.failed': 'Sökningen svarar inte',
  'search.examples': 'Till exempel',
};
