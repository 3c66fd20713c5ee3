import type { bundles as source } from '../en-US/bundles.ts';
import type { Translation } from '../translation.ts';

export const bundles: Translation<typeof source> = {
  'bundles.title': 'Billigare tillsammans',
  'bundles.all': 'Alla paket',
  'bundles.members': 'Det här ingår',
  'bundles.separately': 'Var för sig',
  'bundles.together': 'Tillsammans',
  'bundles.saves': 'Du sparar {amount}',
  'bundles.add': 'Lägg allt i varukorgen',
  'bundles.added': '{name} ligger i varukorgen.',
  'bundles.partly':
    '{count, plural, one {# artikel kom i varukorgen i annat antal eller inte alls.} other {# artiklar kom i varukorgen i annat antal eller inte alls.}}',
};
