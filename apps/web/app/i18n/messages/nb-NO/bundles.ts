import type { bundles as source } from '../en-US/bundles.ts';
import type { Translation } from '../translation.ts';

export const bundles: Translation<typeof source> = {
  'bundles.title': 'Billigere sammen',
  'bundles.all': 'Alle pakker',
  'bundles.members': 'Dette hører med',
  'bundles.separately': 'Hver for seg',
  'bundles.together': 'Sammen',
  'bundles.saves': 'Du sparer {amount}',
  'bundles.add': 'Legg alt i handlekurven',
  'bundles.added': '{name} ligger i handlekurven.',
  'bundles.partly':
    '{count, plural, one {# vare kom i handlekurven i et annet antall eller ikke i det hele tatt.} other {# varer kom i handlekurven i et annet antall eller ikke i det hele tatt.}}',
};
