import type { table as source } from '../en-US/table.ts';
import type { Translation } from '../translation.ts';

export const table: Translation<typeof source> = {
  'table.title': 'Tabelle der Merkmale',
  'table.number': 'Nummer und Typ',
  'table.vendor': 'Lieferant',
  'table.price': 'Preis',
  'table.stock': 'Bestand',
  'table.order': 'Menge',
  'table.sort': 'Sortieren nach {name}',
  'table.filter': 'Filtern: {name}',
  'table.replacedBy': 'Ersetzt durch',
  'table.limit':
    'Die Tabelle zeigt die ersten {count, number} Treffer. Grenzen Sie weiter ein, um den Rest zu sehen und nach Spalten zu sortieren.',
  'table.priceLimit': 'Grenzen Sie auf 2.000 Treffer ein, um nach Preis oder Bestand zu sortieren.',
  'table.failed': 'Einige Zeilen konnten nicht geladen werden.',
  'table.columns': 'Spalten',
  'table.columns.shown': 'Angezeigt',
  'table.columns.more': 'Weitere Merkmale',
  'table.columns.add': 'Spalte hinzufügen: {name}',
  'table.columns.remove': 'Spalte entfernen: {name}',
  'table.columns.left': 'Nach links: {name}',
  'table.columns.right': 'Nach rechts: {name}',
  'table.columns.full': 'Eine Tabelle hat höchstens {count, number} Spalten.',
  'table.columns.reset': 'Automatisch wählen',
  'table.columns.failed': 'Die Spalten konnten nicht gespeichert werden. Versuchen Sie es noch einmal.',
  'table.matrix': 'Größenmatrix',
  'table.matrix.of': '{name}: {down} nach {across}',
  'table.matrix.none':
    'Kein Produkt unterscheidet sich hier in genau zwei Merkmalen. Grenzen Sie die Treffer weiter ein.',
  'table.matrix.more': 'Weitere Produkte ansehen',
};
