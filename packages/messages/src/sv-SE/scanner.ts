import type { scanner as source } from '../en-US/scanner.ts';
import type { Translation } from '../translation.ts';

export const scanner: Translation<typeof source> = {
  'scanner.title': 'Skanna en streckkod',
  'scanner.aim': 'Håll streckkoden i ramen.',
  'scanner.starting': 'Kameran startar',
  'scanner.read': 'Läst: {code}',
  'scanner.unknown': 'Ingen artikel har numret {code}.',
  'scanner.failed': 'Sökningen fungerar inte just nu. Skanna igen.',
  'scanner.torch': 'Ljus',
  'scanner.noPermission': 'Ingen åtkomst till kameran. Tillåt den i webbläsarens inställningar eller skriv numret.',
  'scanner.noCamera': 'Ingen kamera hittades. Skriv numret i stället.',
  'scanner.noReader': 'Streckkodsläsaren kunde inte hämtas. Skriv numret i stället.',
  'scanner.number': 'Eller skriv numret',
  'scanner.find': 'Sök',
  'scanner.search': 'Sök efter {code}',
  'scanner.mode': 'Efter en skanning',
  'scanner.mode.open': 'Öppna artikeln',
  'scanner.mode.add': 'Lägg i varukorgen',
  'scanner.added': '{quantity} × {name} i varukorgen',
  'scanner.notAdded': '{name} kunde inte läggas i varukorgen.',
  'scan.list': 'Skannat',
  'scan.list.undo': 'Ångra',
  'scan.list.undone': 'Borttagen ur varukorgen',
  'scan.list.queued': 'I kö',
  'scan.list.sound': 'Ljud',
};
