import type { cartShare as source } from '../en-US/cart-share.ts';
import type { Translation } from '../translation.ts';

export const cartShare: Translation<typeof source> = {
  'share.print': 'Útprentan',
  'share.pdf': 'PDF',
  'share.xlsx': 'Rokniark',
  'share.csv': 'Bíleggingarlinjur (CSV)',
  'share.send': 'Send PDF …',
  'share.failed': 'Fílan kundi ikki heintast. Royn aftur um eina løtu.',
  'share.tooSlow': 'Tað tók ov langa tíð at gera fíluna. Royn aftur um eina løtu.',
  'print.do': 'Prenta út',
  'print.printed': '{name}, {time}',
  'print.place': 'Nr.',
  'print.numbers': 'Vørunummar',
  'print.pricedAt': 'Prísir frá {time}. Teir verða dagførdir, tá tú bíleggur.',
  'print.stale': 'Prísir frá {time}. Teir kunnu vera gamlir.',
};
