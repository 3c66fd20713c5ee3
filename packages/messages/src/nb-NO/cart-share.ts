import type { cartShare as source } from '../en-US/cart-share.ts';
import type { Translation } from '../translation.ts';

export const cartShare: Translation<typeof source> = {
  'share.print': 'Utskriftsvisning',
  'share.pdf': 'PDF',
  'share.xlsx': 'Regneark',
  'share.csv': 'Ordrelinjer (CSV)',
  'share.send': 'Send PDF …',
  'share.failed': 'Filen kunne ikke lastes ned. Prøv igjen om litt.',
  'share.tooSlow': 'Det tok for lang tid å lage filen. Prøv igjen om litt.',
  'print.do': 'Skriv ut',
  'print.printed': '{name}, {time}',
  'print.place': 'Nr.',
  'print.numbers': 'Varenummer',
  'print.pricedAt': 'Priser fra {time}. De oppdateres når du bestiller.',
  'print.stale': 'Priser fra {time}. De kan være utdaterte.',
};
