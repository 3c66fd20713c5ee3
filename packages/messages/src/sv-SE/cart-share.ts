import type { cartShare as source } from '../en-US/cart-share.ts';
import type { Translation } from '../translation.ts';

export const cartShare: Translation<typeof source> = {
  'share.print': 'Utskriftsvy',
  'share.pdf': 'PDF',
  'share.xlsx': 'Kalkylblad',
  'share.csv': 'Orderrader (CSV)',
  'share.send': 'Skicka PDF …',
  'share.failed': 'Filen kunde inte laddas ner. Försök igen om en stund.',
  'share.tooSlow': 'Det tog för lång tid att skapa filen. Försök igen om en stund.',
  'print.do': 'Skriv ut',
  'print.printed': '{name}, {time}',
  'print.place': 'Nr',
  'print.numbers': 'Artikelnummer',
  'print.pricedAt': 'Priser från {time}. De uppdateras när du beställer.',
  'print.stale': 'Priser från {time}. De kan vara inaktuella.',
};
