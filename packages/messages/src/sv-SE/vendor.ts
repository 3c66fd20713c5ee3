import type { vendor as source } from '../en-US/vendor.ts';
import type { Translation } from '../translation.ts';

export const vendor: Translation<typeof source> = {
  'vendor.find': 'Hitta en leverantör',
  'vendor.find.submit': 'Hitta',
  'vendor.count': '{count, plural, one {# leverantör} other {# leverantörer}}',
  'vendor.none': 'Ingen leverantör har ett ord i namnet som börjar på ”{query}”',
  'vendor.noneAtAll': 'Det finns inga leverantörer ännu',
  'vendor.showAll': 'Visa alla leverantörer',
  'vendor.language': 'Finns endast på detta språk: {language}',
  'vendor.newTab': 'öppnas i en ny flik',
  'vendor.nodes': 'I sortimentet',
  'vendor.best': 'Mest beställda',
  'vendor.everything': '{count, plural, one {Visa # artikel} other {Visa alla # artiklar}}',
  'vendor.nothing': 'Inget från denna leverantör kan beställas här just nu',
  'vendor.description':
    '{name}: {count, plural, one {# artikel} other {# artiklar}} för proffs, med ritningar och tekniska data.',
};
