import type { scanner as source } from '../en-US/scanner.ts';
import type { Translation } from '../translation.ts';

export const scanner: Translation<typeof source> = {
  'scanner.title': 'Skanna en streckkod',
  'scanner.aim': 'Håll streckkoden i ramen.',
  'scanner.starting': 'Kameran startar',
  'scanner.read': 'Läst: {code}',
  'scanner.unknown': 'Ingen artikel har numret {code}.',
  'scanner.failed': 'Sökningen svarar inte. Skanna igen.',
  'scanner.torch': 'Ljus',
  'scanner.noPermission': 'Kameran får inte användas. Tillåt den i webbläsarens inställningar eller skriv numret.',
  'scanner.noCamera': 'Ingen kamera svarar. Skriv numret i stället.',
  'scanner.noReader': 'Streckkodsläsaren kunde inte hämtas. Skriv numret i stället.',
  'scanner.number': 'Eller skriv numret',
  'scanner.find': 'Sök',
  'scanner.search': 'Sök efter {code}',
  'scanner.mode': 'Vad en skanning gör',
  'scanner.mode.open': 'Öppna artikeln',
  'scanner.mode.add': 'Lägg den i varukorgen',
  'scanner.added': '{quantity} × {name} i varukorgen',
  'scanner.notAdded': '{name} kunde inte läggas i varukorgen.',
};
