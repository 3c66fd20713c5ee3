import type { bundles as source } from '../en-US/bundles.ts';
import type { Translation } from '../translation.ts';

export const bundles: Translation<typeof source> = {
  'bundles.title': 'Billigere sammen',
  'bundles.all': 'Alle pakker',
  'bundles.members': 'Indhold',
  'bundles.separately': 'Købt hver for sig',
  'bundles.together': 'Købt sammen',
  'bundles.saves': 'Du sparer {amount}',
  'bundles.add': 'Læg alt i kurven',
  'bundles.added': '{name} ligger i kurven.',
  'bundles.partly':
    '{count, plural, one {# vare blev lagt i kurven i et andet antal eller slet ikke.} other {# varer blev lagt i kurven i andre antal eller slet ikke.}}',
};
