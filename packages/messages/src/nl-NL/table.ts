import type { table as source } from '../en-US/table.ts';
import type { Translation } from '../translation.ts';

export const table: Translation<typeof source> = {
  'table.title': 'Tabel met kenmerken',
  'table.number': 'Nummer en type',
  'table.vendor': 'Leverancier',
  'table.price': 'Prijs',
  'table.stock': 'Voorraad',
  'table.order': 'Aantal',
  'table.sort': 'Sorteren op {name}',
  'table.filter': 'Filteren: {name}',
  'table.replacedBy': 'Vervangen door',
  'table.limit':
    'De tabel toont de eerste {count, number} resultaten. Verfijn om de rest te zien en op kolom te sorteren.',
  'table.priceLimit': 'Verfijn tot 2.000 resultaten om op prijs of voorraad te sorteren.',
  'table.failed': 'Sommige rijen konden niet worden geladen.',
  'table.columns': 'Kolommen',
  'table.columns.shown': 'Getoond',
  'table.columns.more': 'Meer kenmerken',
  'table.columns.add': 'Kolom toevoegen: {name}',
  'table.columns.remove': 'Kolom verwijderen: {name}',
  'table.columns.left': 'Naar links: {name}',
  'table.columns.right': 'Naar rechts: {name}',
  'table.columns.full': 'Een tabel heeft hoogstens {count, number} kolommen.',
  'table.columns.reset': 'Automatisch kiezen',
  'table.columns.failed': 'De kolommen konden niet worden opgeslagen. Probeer het opnieuw.',
  'table.matrix': 'Matentabel',
  'table.matrix.of': '{name}: {down} en {across}',
  'table.matrix.none': 'Geen product verschilt hier in precies twee kenmerken. Verfijn eerst de resultaten.',
  'table.matrix.more': 'Meer producten bekijken',
};
