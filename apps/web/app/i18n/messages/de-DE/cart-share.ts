import type { cartShare as source } from '../en-US/cart-share.ts';
import type { Translation } from '../translation.ts';

export const cartShare: Translation<typeof source> = {
  'share.open': 'Teilen',
  'share.making': 'Wird erstellt …',
  'share.print': 'Druckansicht',
  'share.pdf': 'Dokument',
  'share.xlsx': 'Tabelle',
  'share.csv': 'Positionen für ein anderes System',
  'share.send': 'Dokument weitergeben …',
  'share.failed': 'Die Datei ließ sich nicht abrufen. Versuchen Sie es gleich noch einmal.',
  'share.tooSlow': 'Die Datei brauchte zu lange. Versuchen Sie es gleich noch einmal.',
  'print.do': 'Drucken',
  'print.printed': '{name}, {time}',
  'print.place': 'Nr.',
  'print.numbers': 'Nummer',
  'print.pricedAt': 'Preise von {time}. Beim Bestellen werden sie neu abgefragt.',
  'print.stale': 'Preise von {time}: älter, als sie sein sollten.',
};
