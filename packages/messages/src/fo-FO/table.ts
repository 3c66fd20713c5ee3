import type { table as source } from '../en-US/table.ts';
import type { Translation } from '../translation.ts';

export const table: Translation<typeof source> = {
  'table.title': 'Talva við eginleikum',
  'table.number': 'Nummar og slag',
  'table.vendor': 'Veitari',
  'table.price': 'Prísur',
  'table.stock': 'Goymsla',
  'table.order': 'Nøgd',
  'table.sort': 'Raða eftir {name}',
  'table.filter': 'Filtrera: {name}',
  'table.replacedBy': 'Skift út við',
  'table.limit':
    'Talvan vísir tey fyrstu {count, number} úrslitini. Avmarka tey fyri at síggja restina og raða eftir teigi.',
  'table.priceLimit': 'Avmarka til 2.000 úrslit fyri at raða eftir prísi ella goymslu.',
  'table.failed': 'Nøkur røð kundu ikki heintast.',
  'table.columns': 'Teigar',
  'table.columns.shown': 'Víst',
  'table.columns.more': 'Fleiri eginleikar',
  'table.columns.add': 'Legg teig afturat: {name}',
  'table.columns.remove': 'Tak teig burtur: {name}',
  'table.columns.left': 'Flyt til vinstru: {name}',
  'table.columns.right': 'Flyt til høgru: {name}',
  'table.columns.full': 'Ein talva hevur í mesta lagi {count, number} teigar.',
  'table.columns.reset': 'Vel sjálvvirkandi',
  'table.columns.failed': 'Teigarnir kundu ikki goymast. Royn aftur.',
  'table.matrix': 'Støddartalva',
  'table.matrix.of': '{name}: {down} og {across}',
  'table.matrix.none': 'Eingin vøra her er ymisk í júst tveimum eginleikum. Avmarka úrslitini fyrst.',
  'table.matrix.more': 'Síggj fleiri vørur',
};
