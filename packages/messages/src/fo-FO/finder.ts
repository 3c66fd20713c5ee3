import type { finder as source } from '../en-US/finder.ts';
import type { Translation } from '../translation.ts';

export const finder: Translation<typeof source> = {
  'search.all': 'Síggj {count, plural, one {# úrslit} other {øll # úrslitini}}',
  'search.recent': 'Seinastu leitingar',
  'search.suggestions': 'Uppskot',
  'search.materials': 'Vørur',
  'search.categories': 'Bólkar',
  'search.allResults': 'Øll úrslit',
  'search.live': '{count, plural, =0 {Einki funnið} one {# úrslit} other {# úrslit}}',
  'search.failed': 'Leitingin virkar ikki beint nú',
  'search.vendors': 'Veitarar',
  'search.pages': 'Síður',
  'search.history.clear': 'Strika seinastu leitingar',
  'search.history.cleared': 'Seinastu leitingar strikaðar',
  'search.history.keep': 'Tal av seinastu leitingum',
  'search.history.keep.none': 'ongar',
  'search.none': 'Eingi uppskot. Trýst á Enter fyri at leita allastaðni.',
  'search.add': 'Legg {amount} í kurvina',
  'search.added': '{name}: {words}',
  'search.enter.add': 'Enter leggur {amount} av {name} í kurvina',
  'search.enter.open': 'Enter letur vøruna upp, Ctrl+Enter leggur {amount} í kurvina',
};
