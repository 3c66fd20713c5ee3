import type { scanner as source } from '../en-US/scanner.ts';
import type { Translation } from '../translation.ts';

export const scanner: Translation<typeof source> = {
  'scanner.title': 'Barcode scannen',
  'scanner.aim': 'Houd de barcode in het kader.',
  'scanner.starting': 'De camera start',
  'scanner.read': 'Gelezen: {code}',
  'scanner.unknown': 'Geen artikel heeft het nummer {code}.',
  'scanner.failed': 'Zoeken is nu niet beschikbaar. Scan opnieuw.',
  'scanner.torch': 'Licht',
  'scanner.noPermission':
    'Geen toegang tot de camera. Sta dit toe in de instellingen van de browser, of typ het nummer.',
  'scanner.noCamera': 'Geen camera gevonden. Typ het nummer.',
  'scanner.noReader': 'De barcodelezer kon niet worden geladen. Typ het nummer.',
  'scanner.number': 'Of typ het nummer',
  'scanner.find': 'Zoeken',
  'scanner.search': 'Zoek naar {code}',
  'scanner.mode': 'Na een scan',
  'scanner.mode.open': 'Artikel openen',
  'scanner.mode.add': 'In de winkelwagen leggen',
  'scanner.added': '{quantity} × {name} in de winkelwagen',
  'scanner.notAdded': '{name} kon niet in de winkelwagen worden gelegd.',
  'scan.list': 'Gescand',
  'scan.list.undo': 'Ongedaan maken',
  'scan.list.undone': 'Uit de winkelwagen verwijderd',
  'scan.list.queued': 'In de wachtrij',
  'scan.list.sound': 'Geluid',
};
