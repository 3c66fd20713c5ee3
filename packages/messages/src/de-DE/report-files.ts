import type { reportFiles as source } from '../en-US/report-files.ts';
import type { Translation } from '../translation.ts';

export const reportFiles: Translation<typeof source> = {
  'reportFile.searchesFile': 'Suchanfragen',
  'reportFile.salesFile': 'Verkäufe nach Platzierung',
  'reportFile.funnelFile': 'Von der Suche zur Bestellung',
  'reportFile.query': 'Suchanfrage',
  'reportFile.language': 'Sprache',
  'reportFile.searches': 'Suchanfragen',
  'reportFile.withoutResult': 'Ohne Treffer',
  'reportFile.clicked': 'Mit Klick',
  'reportFile.notClicked': 'Ohne Klick',
  'reportFile.lastOn': 'Zuletzt gesucht',
  'reportFile.placement': 'Platzierung',
  'reportFile.material': 'SAP-Nummer',
  'reportFile.name': 'Bezeichnung',
  'reportFile.views': 'Aufrufe',
  'reportFile.adds': 'In den Warenkorb gelegt',
  'reportFile.addedQuantity': 'Menge in den Warenkorb gelegt',
  'reportFile.orders': 'Bestellpositionen',
  'reportFile.orderedQuantity': 'Bestellte Menge',
  'reportFile.day': 'Datum',
  'reportFile.visitsSearched': 'Besuche mit Suche',
  'reportFile.visitsClicked': 'Treffer geöffnet',
  'reportFile.visitsAdded': 'In den Warenkorb gelegt',
  'reportFile.visitsOrdered': 'Bestellt',
  'reportFile.placedOrders': 'Alle Bestellungen',
};
