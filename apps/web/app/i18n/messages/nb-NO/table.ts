import type { table as source } from '../en-US/table.ts';
import type { Translation } from '../translation.ts';

export const table: Translation<typeof source> = {
  'table.title': 'Tabell over egenskaper',
  'table.number': 'Nummer og type',
  'table.vendor': 'Leverandør',
  'table.price': 'Pris',
  'table.stock': 'Lager',
  'table.order': 'Antall',
  'table.sort': 'Sorter etter {name}',
  'table.filter': 'Filtrer: {name}',
  'table.replacedBy': 'Erstattet av',
  'table.limit':
    'Tabellen viser de første {count, number} treffene. Snevre inn for å se resten og sortere etter kolonne.',
  'table.priceLimit': 'Snevre inn til 2 000 treff for å sortere etter pris eller lager.',
  'table.failed': 'Noen rader kunne ikke hentes.',
  'table.columns': 'Kolonner',
  'table.columns.shown': 'Vises',
  'table.columns.more': 'Flere egenskaper',
  'table.columns.add': 'Legg til kolonne: {name}',
  'table.columns.remove': 'Fjern kolonne: {name}',
  'table.columns.left': 'Flytt til venstre: {name}',
  'table.columns.right': 'Flytt til høyre: {name}',
  'table.columns.full': 'En tabell har høyst {count, number} kolonner.',
  'table.columns.reset': 'Velg automatisk',
  'table.columns.failed': 'Kolonnene kunne ikke lagres. Prøv igjen.',
  'table.matrix': 'Størrelsesskjema',
  'table.matrix.of': '{name}: {down} og {across}',
  'table.matrix.none': 'Ingen produkter her varierer i nøyaktig to egenskaper. Snevre inn treffene først.',
  'table.matrix.more': 'Se flere produkter',
};
