import type { vendor as source } from '../en-US/vendor.ts';
import type { Translation } from '../translation.ts';

export const vendor: Translation<typeof source> = {
  'vendor.find': 'Leverancier zoeken',
  'vendor.find.submit': 'Zoeken',
  'vendor.count': '{count, plural, one {# leverancier} other {# leveranciers}}',
  'vendor.none': 'Geen leverancier heeft een woord in de naam dat begint met “{query}”',
  'vendor.noneAtAll': 'Er zijn nog geen leveranciers',
  'vendor.showAll': 'Alle leveranciers tonen',
  'vendor.language': 'Alleen beschikbaar in deze taal: {language}',
  'vendor.newTab': 'opent in een nieuw tabblad',
  'vendor.nodes': 'In het assortiment',
  'vendor.best': 'Meest besteld',
  'vendor.everything': '{count, plural, one {# artikel tonen} other {Alle # artikelen tonen}}',
  'vendor.nothing': 'Van deze leverancier is hier nu niets te bestellen',
  'vendor.description':
    '{name}: {count, plural, one {# artikel} other {# artikelen}} voor de vakman, met tekeningen en technische gegevens.',
};
