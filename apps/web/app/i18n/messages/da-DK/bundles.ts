import type { bundles as source } from '../en-US/bundles.ts';
import type { Translation } from '../translation.ts';

export const bundles: Translation<typeof source> = {
  'bundles.title': 'Billigere sammen',
  'bundles.all': 'Alle pakker',
  'bundles.members': 'Det hører med',
  'bundles.separately': 'Hver for sig',
  'bundles.together': 'Sammen',
  'bundles.saves': 'Du sparer {amount}',
  'bundles.add': 'Læg det hele i kurven',
  'bundles.added': '{name} ligger i kurven.',
  'bundles.partly':
    '{count, plural, one {# vare kom i kurven i et andet antal eller slet ikke.} other {# varer kom i kurven i andre antal eller slet ikke.}}',
};
