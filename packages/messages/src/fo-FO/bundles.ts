import type { bundles as source } from '../en-US/bundles.ts';
import type { Translation } from '../translation.ts';

export const bundles: Translation<typeof source> = {
  'bundles.title': 'Bíligari saman',
  'bundles.all': 'Allir pakkar',
  'bundles.members': 'Innihald',
  'bundles.separately': 'Keypt hvør sær',
  'bundles.together': 'Keypt saman',
  'bundles.saves': 'Tú sparir {amount}',
  'bundles.add': 'Legg alt í kurvina',
  'bundles.added': '{name} liggur í kurvini.',
  'bundles.partly':
    '{count, plural, one {# vøra varð løgd í kurvina í aðrari nøgd ella als ikki.} other {# vørur vórðu lagdar í kurvina í aðrari nøgd ella als ikki.}}',
};
