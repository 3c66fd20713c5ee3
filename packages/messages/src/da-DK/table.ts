import type { table as source } from '../en-US/table.ts';
import type { Translation } from '../translation.ts';

export const table: Translation<typeof source> = {
  'table.title': 'Tabel over egenskaber',
  'table.number': 'Nummer og type',
  'table.vendor': 'Leverandør',
  'table.price': 'Pris',
  'table.stock': 'Lager',
  'table.order': 'Antal',
  'table.sort': 'Sortér efter {name}',
  'table.filter': 'Filtrér: {name}',
  'table.replacedBy': 'Erstattet af',
  'table.limit':
    'Tabellen viser de første {count, number} resultater. Afgræns dem for at se resten og sortere efter kolonne.',
  'table.priceLimit': 'Afgræns til 2.000 resultater for at sortere efter pris eller lager.',
  'table.failed': 'Nogle rækker kunne ikke hentes.',
  'table.columns': 'Kolonner',
  'table.columns.shown': 'Vises',
  'table.columns.more': 'Flere egenskaber',
  'table.columns.add': 'Tilføj kolonne: {name}',
  'table.columns.remove': 'Fjern kolonne: {name}',
  'table.columns.left': 'Flyt til venstre: {name}',
  'table.columns.right': 'Flyt til højre: {name}',
  'table.columns.full': 'En tabel har højst {count, number} kolonner.',
  'table.columns.reset': 'Vælg automatisk',
  'table.columns.failed': 'Kolonnerne kunne ikke gemmes. Prøv igen.',
  'table.matrix': 'Størrelsesskema',
  'table.matrix.of': '{name}: {down} og {across}',
  'table.matrix.none': 'Ingen produkter her varierer i netop to egenskaber. Afgræns resultaterne først.',
  'table.matrix.more': 'Se flere produkter',
};
