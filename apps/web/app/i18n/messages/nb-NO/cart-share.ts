import type { cartShare as source } from '../en-US/cart-share.ts';
import type { Translation } from '../translation.ts';

export const cartShare: Translation<typeof source> = {
  'share.open': 'Del',
  'share.making': 'Lages …',
  'share.print': 'Utskriftsvisning',
  'share.pdf': 'Dokument',
  'share.xlsx': 'Regneark',
  'share.csv': 'Linjer til et annet system',
  'share.send': 'Send dokumentet videre …',
  'share.failed': 'Filen kunne ikke hentes. Prøv igjen om litt.',
  'share.tooSlow': 'Filen tok for lang tid å lage. Prøv igjen om litt.',
  'print.do': 'Skriv ut',
  'print.printed': '{name}, {time}',
  'print.place': 'Nr.',
  'print.numbers': 'Varenummer',
  'print.pricedAt': 'Priser fra {time}. De hentes på nytt når ordren sendes.',
  'print.stale': 'Priser fra {time}: eldre enn de burde være.',
};
