import type { scanner as source } from '../en-US/scanner.ts';
import type { Translation } from '../translation.ts';

export const scanner: Translation<typeof source> = {
  'scanner.title': 'Strichcode scannen',
  'scanner.aim': 'Halten Sie den Strichcode in den Rahmen.',
  'scanner.starting': 'Die Kamera startet',
  'scanner.read': 'Gelesen: {code}',
  'scanner.unknown': 'Kein Artikel hat die Nummer {code}.',
  'scanner.failed': 'Die Suche antwortet nicht. Scannen Sie noch einmal.',
  'scanner.torch': 'Licht',
  'scanner.noPermission':
    'Die Kamera darf nicht benutzt werden. Erlauben Sie sie in den Einstellungen des Browsers, oder tippen Sie die Nummer ein.',
  'scanner.noCamera': 'Keine Kamera antwortet. Tippen Sie die Nummer ein.',
  'scanner.noReader': 'Der Strichcodeleser konnte nicht geladen werden. Tippen Sie die Nummer ein.',
  'scanner.number': 'Oder die Nummer eintippen',
  'scanner.find': 'Finden',
  'scanner.search': 'Nach {code} suchen',
  'scanner.mode': 'Was ein Scan tut',
  'scanner.mode.open': 'Artikel öffnen',
  'scanner.mode.add': 'In den Warenkorb legen',
  'scanner.added': '{quantity} × {name} im Warenkorb',
  'scanner.notAdded': '{name} konnte nicht in den Warenkorb gelegt werden.',
};
