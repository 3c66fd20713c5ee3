import type { bundles as source } from '../en-US/bundles.ts';
import type { Translation } from '../translation.ts';

export const bundles: Translation<typeof source> = {
  'bundles.title': 'Samen voordeliger',
  'bundles.all': 'Alle bundels',
  'bundles.members': 'Dit hoort erbij',
  'bundles.separately': 'Elk apart',
  'bundles.together': 'Samen',
  'bundles.saves': 'U bespaart {amount}',
  'bundles.add': 'Alles in de winkelwagen',
  'bundles.added': '{name} ligt in de winkelwagen.',
  'bundles.partly':
    '{count, plural, one {# artikel kwam in een ander aantal of helemaal niet in de winkelwagen.} other {# artikelen kwamen in een ander aantal of helemaal niet in de winkelwagen.}}',
};
