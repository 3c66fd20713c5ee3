import type { bundles as source } from '../en-US/bundles.ts';
import type { Translation } from '../translation.ts';

export const bundles: Translation<typeof source> = {
  'bundles.title': 'Billigere sammen',
  'bundles.all': 'Alle pakker',
  'bundles.members': 'Innhold',
  'bundles.separately': 'Kjøpt hver for seg',
  'bundles.together': 'Kjøpt sammen',
  'bundles.saves': 'Du sparer {amount}',
  'bundles.add': 'Legg alt i handlekurven',
  'bundles.added': '{name} ligger i handlekurven.',
  'bundles.partly':
    '{count, plural, one {# vare ble lagt til i et annet antall eller ikke i det hele tatt.} other {# varer ble lagt til i et annet antall eller ikke i det hele tatt.}}',
};
