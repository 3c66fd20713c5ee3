import type { cartShare as source } from '../en-US/cart-share.ts';
import type { Translation } from '../translation.ts';

export const cartShare: Translation<typeof source> = {
  'share.print': 'Afdrukweergave',
  'share.pdf': 'PDF',
  'share.xlsx': 'Spreadsheet',
  'share.csv': 'Orderregels (CSV)',
  'share.send': 'PDF versturen …',
  'share.failed': 'Het bestand kon niet worden gedownload. Probeer het zo nog eens.',
  'share.tooSlow': 'Het maken van het bestand duurde te lang. Probeer het zo nog eens.',
  'print.do': 'Afdrukken',
  'print.printed': '{name}, {time}',
  'print.place': 'Nr.',
  'print.numbers': 'Nummer',
  'print.pricedAt': 'Prijzen van {time}. Ze worden vernieuwd als u bestelt.',
  'print.stale': 'Prijzen van {time}. Ze kunnen verouderd zijn.',
};
