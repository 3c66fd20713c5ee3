import type { scanner as source } from '../en-US/scanner.ts';
import type { Translation } from '../translation.ts';

export const scanner: Translation<typeof source> = {
  'scanner.title': 'Barcode scannen',
  'scanner.aim': 'Houd de barcode in het kader.',
  'scanner.starting': 'De camera start',
  'scanner.read': 'Gelezen: {code}',
  'scanner.unknown': 'Geen artikel heeft het nummer {code}.',
  'scanner.failed': 'De zoekfunctie antwoordt niet. Scan opnieuw.',
  'scanner.torch': 'Licht',
  'scanner.noPermission':
    'De camera mag niet worden gebruikt. Sta dit toe in de instellingen van de browser, of typ het nummer.',
  'scanner.noCamera': 'Geen camera antwoordt. Typ het nummer.',
  'scanner.noReader': 'De barcodelezer kon niet worden geladen. Typ het nummer.',
  'scanner.number': 'Of typ het nummer',
  'scanner.find': 'Zoeken',
  'scanner.search': 'Zoek naar {code}',
  'scanner.mode': 'Wat een scan doet',
  'scanner.mode.open': 'Artikel openen',
  'scanner.mode.add': 'In de winkelwagen leggen',
  'scanner.added': '{quantity} × {name} in de winkelwagen',
  'scanner.notAdded': '{name} kon niet in de winkelwagen worden gelegd.',
};
