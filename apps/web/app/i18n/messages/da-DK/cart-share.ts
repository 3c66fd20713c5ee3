import type { cartShare as source } from '../en-US/cart-share.ts';
import type { Translation } from '../translation.ts';

export const cartShare: Translation<typeof source> = {
  'share.open': 'Del',
  'share.making': 'Laves …',
  'share.print': 'Udskriftsvisning',
  'share.pdf': 'Dokument',
  'share.xlsx': 'Regneark',
  'share.csv': 'Linjer til et andet system',
  'share.send': 'Send dokumentet videre …',
  'share.failed': 'Filen kunne ikke hentes. Prøv igen om lidt.',
  'share.tooSlow': 'Filen var for længe om at blive lavet. Prøv igen om lidt.',
  'print.do': 'Udskriv',
  'print.printed': '{name}, {time}',
  'print.place': 'Nr.',
  'print.numbers': 'Varenummer',
  'print.pricedAt': 'Priser fra {time}. De hentes igen, når ordren sendes.',
  'print.stale': 'Priser fra {time}: ældre, end de burde være.',
};
