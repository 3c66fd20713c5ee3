import type { search as source } from '../en-US/search.ts';
import type { Translation } from '../translation.ts';

export const search: Translation<typeof source> = {
  'search.title': 'Resultater for “{query}”',
  'search.everything': 'Hele sortimentet',
  'search.corrected': 'Ingen varer har netop de ord. Viser:',
  'search.all': 'Se {count, plural, one {# resultat} other {alle # resultater}}',
  'search.recent': 'Seneste søgninger',
  'search.suggestions': 'Forslag',
  'search.materials': 'Varer',
  'search.categories': 'Kategorier',
  'search.allResults': 'Alle resultater',
  'search.live': '{count, plural, =0 {Intet fundet} one {# resultat} other {# resultater}}',
  'search.failed': 'Søgningen svarer ikke',
  'search.examples': 'For eksempel',
};
