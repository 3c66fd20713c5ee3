import type { finder as source } from '../en-US/finder.ts';
import type { Translation } from '../translation.ts';

export const finder: Translation<typeof source> = {
  'search.all': 'Visa {count, plural, one {# resultat} other {alla # resultat}}',
  'search.recent': 'Senaste sökningar',
  'search.suggestions': 'Förslag',
  'search.materials': 'Artiklar',
  'search.categories': 'Kategorier',
  'search.allResults': 'Alla resultat',
  'search.live': '{count, plural, =0 {Inget hittades} one {# resultat} other {# resultat}}',
  'search.failed': 'Sökningen fungerar inte just nu',
  'search.vendors': 'Leverantörer',
  'search.pages': 'Sidor',
  'search.history.clear': 'Rensa senaste sökningar',
  'search.history.cleared': 'Senaste sökningar rensade',
  'search.history.keep': 'Antal senaste sökningar',
  'search.history.keep.none': 'inga',
  'search.none': 'Inga förslag. Tryck Enter för att söka överallt.',
  'search.add': 'Lägg {amount} i varukorgen',
  'search.added': '{name}: {words}',
  'search.enter.add': 'Enter lägger {amount} av {name} i varukorgen',
  'search.enter.open': 'Enter öppnar artikeln, Ctrl+Enter lägger {amount} i varukorgen',
};
