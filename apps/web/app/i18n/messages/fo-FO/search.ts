import type { search as source } from '../en-US/search.ts';
import type { Translation } from '../translation.ts';

export const search: Translation<typeof source> = {
  'search.title': 'Úrslit fyri “{query}”',
  'search.everything': 'Alt vøruúrvalið',
  'search.corrected': 'Einki hevur júst hesi orðini. Víst verður:',
  'search.all': 'Síggj {count, plural, one {# úrslit} other {øll # úrslitini}}',
  'search.recent': 'Seinastu leitingar',
  'search.suggestions': 'Uppskot',
  'search.materials': 'Vørur',
  'search.categories': 'Bólkar',
  'search.allResults': 'Øll úrslit',
  'search.live': '{count, plural, =0 {Einki funnið} one {# úrslit} other {# úrslit}}',
  'search.failed': 'Leitingin svarar ikki',
  'search.examples': 'Til dømis',
};
