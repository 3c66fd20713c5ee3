import type { cartShare as source } from '../en-US/cart-share.ts';
import type { Translation } from '../translation.ts';

export const cartShare: Translation<typeof source> = {
  'share.open': 'Deil',
  'share.making': 'Verður gjørt …',
  'share.print': 'Útprentan',
  'share.pdf': 'Skjal',
  'share.xlsx': 'Rokniark',
  'share.csv': 'Linjur til aðra skipan',
  'share.send': 'Send skjalið víðari …',
  'share.failed': 'Fílan kundi ikki heintast. Royn aftur um eina løtu.',
  'share.tooSlow': 'Fílan var ov leingi ávegis. Royn aftur um eina løtu.',
  'print.do': 'Prenta út',
  'print.printed': '{name}, {time}',
  'print.place': 'Nr.',
  'print.numbers': 'Vørunummar',
  'print.pricedAt': 'Prísir frá {time}. Teir verða heintaðir av nýggjum, tá bílagt verður.',
  'print.stale': 'Prísir frá {time}: eldri enn teir áttu at verið.',
};
