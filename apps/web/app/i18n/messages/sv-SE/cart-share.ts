import type { cartShare as source } from '../en-US/cart-share.ts';
import type { Translation } from '../translation.ts';

export const cartShare: Translation<typeof source> = {
  'share.open': 'Dela',
  'share.making': 'Skapas …',
  'share.print': 'Utskriftsvy',
  'share.pdf': 'Dokument',
  'share.xlsx': 'Kalkylblad',
  'share.csv': 'Rader till ett annat system',
  'share.send': 'Skicka dokumentet vidare …',
  'share.failed': 'Filen kunde inte hämtas. Försök igen om en stund.',
  'share.tooSlow': 'Filen tog för lång tid att skapa. Försök igen om en stund.',
  'print.do': 'Skriv ut',
  'print.printed': '{name}, {time}',
  'print.place': 'Nr',
  'print.numbers': 'Artikelnummer',
  'print.pricedAt': 'Priser från {time}. De hämtas på nytt när ordern skickas.',
  'print.stale': 'Priser från {time}: äldre än de borde vara.',
};
