import type { cartShare as source } from '../en-US/cart-share.ts';
import type { Translation } from '../translation.ts';

export const cartShare: Translation<typeof source> = {
  'share.open': 'Delen',
  'share.making': 'Wordt gemaakt …',
  'share.print': 'Afdrukweergave',
  'share.pdf': 'Document',
  'share.xlsx': 'Spreadsheet',
  'share.csv': 'Regels voor een ander systeem',
  'share.send': 'Document doorsturen …',
  'share.failed': 'Het bestand kon niet worden opgehaald. Probeer het zo nog eens.',
  'share.tooSlow': 'Het maken van het bestand duurde te lang. Probeer het zo nog eens.',
  'print.do': 'Afdrukken',
  'print.printed': '{name}, {time}',
  'print.place': 'Nr.',
  'print.numbers': 'Nummer',
  'print.pricedAt': 'Prijzen van {time}. Bij het bestellen worden ze opnieuw opgevraagd.',
  'print.stale': 'Prijzen van {time}: ouder dan ze zouden moeten zijn.',
};
