import type { bundles as source } from '../en-US/bundles.ts';
import type { Translation } from '../translation.ts';

export const bundles: Translation<typeof source> = {
  'bundles.title': 'Billigare tillsammans',
  'bundles.all': 'Alla paket',
  'bundles.members': 'Ingående artiklar',
  'bundles.separately': 'Köpta var för sig',
  'bundles.together': 'Köpta tillsammans',
  'bundles.saves': 'Du sparar {amount}',
  'bundles.add': 'Lägg allt i varukorgen',
  'bundles.added': '{name} ligger i varukorgen.',
  'bundles.partly':
    '{count, plural, one {# artikel lades till i annat antal eller inte alls.} other {# artiklar lades till i annat antal eller inte alls.}}',
};
