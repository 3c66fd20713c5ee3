import type { scanner as source } from '../en-US/scanner.ts';
import type { Translation } from '../translation.ts';

export const scanner: Translation<typeof source> = {
  'scanner.title': 'Barcode scannen',
  'scanner.aim': 'Halten Sie den Barcode in den Rahmen.',
  'scanner.starting': 'Die Kamera wird gestartet',
  'scanner.read': 'Gelesen: {code}',
  'scanner.unknown': 'Kein Artikel hat die Nummer {code}.',
  'scanner.failed': 'Die Suche ist gerade nicht verfügbar. Scannen Sie noch einmal.',
  'scanner.torch': 'Licht',
  'scanner.noPermission':
    'Kein Zugriff auf die Kamera. Erlauben Sie ihn in den Einstellungen des Browsers, oder geben Sie die Nummer ein.',
  'scanner.noCamera': 'Keine Kamera gefunden. Geben Sie die Nummer ein.',
  'scanner.noReader': 'Der Barcodeleser konnte nicht geladen werden. Geben Sie die Nummer ein.',
  'scanner.number': 'Oder Nummer eingeben',
  'scanner.find': 'Suchen',
  'scanner.search': 'Nach {code} suchen',
  'scanner.mode': 'Nach einem Scan',
  'scanner.mode.open': 'Artikel öffnen',
  'scanner.mode.add': 'In den Warenkorb legen',
  'scanner.added': '{quantity} × {name} im Warenkorb',
  'scanner.notAdded': '{name} konnte nicht in den Warenkorb gelegt werden.',
  'scan.list': 'Gescannt',
  'scan.list.undo': 'Rückgängig',
  'scan.list.undone': 'Aus dem Warenkorb entfernt',
  'scan.list.queued': 'Vorgemerkt',
  'scan.list.sound': 'Ton',
};
