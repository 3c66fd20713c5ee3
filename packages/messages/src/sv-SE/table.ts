import type { table as source } from '../en-US/table.ts';
import type { Translation } from '../translation.ts';

export const table: Translation<typeof source> = {
  'table.title': 'Tabell över egenskaper',
  'table.number': 'Nummer och typ',
  'table.vendor': 'Leverantör',
  'table.price': 'Pris',
  'table.stock': 'Lager',
  'table.order': 'Antal',
  'table.sort': 'Sortera efter {name}',
  'table.filter': 'Filtrera: {name}',
  'table.replacedBy': 'Ersatt av',
  'table.limit':
    'Tabellen visar de första {count, number} träffarna. Begränsa urvalet för att se resten och sortera efter kolumn.',
  'table.priceLimit': 'Begränsa till 2 000 träffar för att sortera efter pris eller lager.',
  'table.failed': 'Några rader kunde inte hämtas.',
  'table.columns': 'Kolumner',
  'table.columns.shown': 'Visas',
  'table.columns.more': 'Fler egenskaper',
  'table.columns.add': 'Lägg till kolumn: {name}',
  'table.columns.remove': 'Ta bort kolumn: {name}',
  'table.columns.left': 'Flytta åt vänster: {name}',
  'table.columns.right': 'Flytta åt höger: {name}',
  'table.columns.full': 'En tabell har högst {count, number} kolumner.',
  'table.columns.reset': 'Välj automatiskt',
  'table.columns.failed': 'Kolumnerna kunde inte sparas. Försök igen.',
  'table.matrix': 'Storlekstabell',
  'table.matrix.of': '{name}: {down} och {across}',
  'table.matrix.none': 'Ingen produkt här varierar i exakt två egenskaper. Begränsa träffarna först.',
  'table.matrix.more': 'Se fler produkter',
};
