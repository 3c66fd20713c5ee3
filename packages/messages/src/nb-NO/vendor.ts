import type { vendor as source } from '../en-US/vendor.ts';
import type { Translation } from '../translation.ts';

export const vendor: Translation<typeof source> = {
  'vendor.find': 'Finn en leverandør',
  'vendor.find.submit': 'Finn',
  'vendor.count': '{count, plural, one {# leverandør} other {# leverandører}}',
  'vendor.none': 'Ingen leverandør har et ord i navnet som begynner på «{query}»',
  'vendor.noneAtAll': 'Det finnes ingen leverandører ennå',
  'vendor.showAll': 'Vis alle leverandører',
  'vendor.language': 'Finnes bare på dette språket: {language}',
  'vendor.newTab': 'åpnes i en ny fane',
  'vendor.nodes': 'I sortimentet',
  'vendor.best': 'Mest bestilt',
  'vendor.everything': '{count, plural, one {Vis # vare} other {Vis alle # varer}}',
  'vendor.nothing': 'Ingenting fra denne leverandøren kan bestilles her akkurat nå',
  'vendor.description':
    '{name}: {count, plural, one {# vare} other {# varer}} for fagfolk, med tegninger og tekniske data.',
};
