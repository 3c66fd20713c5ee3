import type { bundles as source } from '../en-US/bundles.ts';
import type { Translation } from '../translation.ts';

export const bundles: Translation<typeof source> = {
  'bundles.title': 'Zusammen günstiger',
  'bundles.all': 'Alle Pakete',
  'bundles.members': 'Das gehört dazu',
  'bundles.separately': 'Jedes für sich',
  'bundles.together': 'Zusammen',
  'bundles.saves': 'Sie sparen {amount}',
  'bundles.add': 'Alles in den Warenkorb',
  'bundles.added': '{name} liegt im Warenkorb.',
  'bundles.partly':
    '{count, plural, one {# Artikel kam in anderer Menge oder gar nicht in den Warenkorb.} other {# Artikel kamen in anderer Menge oder gar nicht in den Warenkorb.}}',
};
