import type { bundles as source } from '../en-US/bundles.ts';
import type { Translation } from '../translation.ts';

export const bundles: Translation<typeof source> = {
  'bundles.title': 'Samen voordeliger',
  'bundles.all': 'Alle bundels',
  'bundles.members': 'Inhoud',
  'bundles.separately': 'Apart gekocht',
  'bundles.together': 'Samen gekocht',
  'bundles.saves': 'U bespaart {amount}',
  'bundles.add': 'Alles in de winkelwagen',
  'bundles.added': '{name} ligt in de winkelwagen.',
  'bundles.partly':
    '{count, plural, one {# artikel is in een ander aantal of helemaal niet toegevoegd.} other {# artikelen zijn in een ander aantal of helemaal niet toegevoegd.}}',
};
