import type { cartShare as source } from '../en-US/cart-share.ts';
import type { Translation } from '../translation.ts';

export const cartShare: Translation<typeof source> = {
  'share.print': 'Udskriftsvisning',
  'share.pdf': 'PDF',
  'share.xlsx': 'Regneark',
  'share.csv': 'Ordrelinjer (CSV)',
  'share.send': 'Send PDF …',
  'share.failed': 'Filen kunne ikke hentes. Prøv igen om lidt.',
  'share.tooSlow': 'Det tog for lang tid at lave filen. Prøv igen om lidt.',
  'print.do': 'Udskriv',
  'print.printed': '{name}, {time}',
  'print.place': 'Nr.',
  'print.numbers': 'Varenummer',
  'print.pricedAt': 'Priser fra {time}. De opdateres, når du bestiller.',
  'print.stale': 'Priser fra {time}. De kan være forældede.',
};
