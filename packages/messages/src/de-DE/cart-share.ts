import type { cartShare as source } from '../en-US/cart-share.ts';
import type { Translation } from '../translation.ts';

export const cartShare: Translation<typeof source> = {
  'share.print': 'Druckansicht',
  'share.pdf': 'PDF',
  'share.xlsx': 'Tabelle',
  'share.csv': 'Positionen (CSV)',
  'share.send': 'PDF senden …',
  'share.failed': 'Die Datei konnte nicht heruntergeladen werden. Versuchen Sie es gleich noch einmal.',
  'share.tooSlow': 'Die Datei konnte nicht rechtzeitig erstellt werden. Versuchen Sie es gleich noch einmal.',
  'print.do': 'Drucken',
  'print.printed': '{name}, {time}',
  'print.place': 'Nr.',
  'print.numbers': 'Nummer',
  'print.pricedAt': 'Preisstand {time}. Die Preise werden beim Bestellen aktualisiert.',
  'print.stale': 'Preisstand {time}. Die Preise könnten veraltet sein.',
};
