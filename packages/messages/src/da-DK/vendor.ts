import type { vendor as source } from '../en-US/vendor.ts';
import type { Translation } from '../translation.ts';

export const vendor: Translation<typeof source> = {
  'vendor.find': 'Find en leverandør',
  'vendor.find.submit': 'Find',
  'vendor.count': '{count, plural, one {# leverandør} other {# leverandører}}',
  'vendor.none': 'Ingen leverandør har et ord i navnet, der begynder med “{query}”',
  'vendor.noneAtAll': 'Der er ingen leverandører endnu',
  'vendor.showAll': 'Vis alle leverandører',
  'vendor.language': 'Findes kun på dette sprog: {language}',
  'vendor.newTab': 'åbner i en ny fane',
  'vendor.nodes': 'I sortimentet',
  'vendor.best': 'Mest bestilt',
  'vendor.everything': '{count, plural, one {Vis # vare} other {Vis alle # varer}}',
  'vendor.nothing': 'Intet fra denne leverandør kan bestilles her lige nu',
  'vendor.description':
    '{name}: {count, plural, one {# vare} other {# varer}} til fagfolk, med tegninger og tekniske data.',
};
