import type { bundles as source } from '../en-US/bundles.ts';
import type { Translation } from '../translation.ts';

export const bundles: Translation<typeof source> = {
  'bundles.title': 'Zusammen günstiger',
  'bundles.all': 'Alle Pakete',
  'bundles.members': 'Enthaltene Artikel',
  'bundles.separately': 'Einzeln gekauft',
  'bundles.together': 'Zusammen gekauft',
  'bundles.saves': 'Sie sparen {amount}',
  'bundles.add': 'Alles in den Warenkorb',
  'bundles.added': '{name} liegt im Warenkorb.',
  'bundles.partly':
    '{count, plural, one {# Artikel wurde in anderer Menge oder gar nicht hinzugefügt.} other {# Artikel wurden in anderer Menge oder gar nicht hinzugefügt.}}',
};
