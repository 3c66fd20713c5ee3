import type { pictures as source } from '../en-US/pictures.ts';
import type { Translation } from '../translation.ts';

export const pictures: Translation<typeof source> = {
  'pictures.price': 'Slik blir prisen din til',
  'pictures.price.for': 'For {amount}',
  'pictures.net': 'Din pris',
  'pictures.stock': 'Hva som kan være fremme når',
  'pictures.stock.fastbox': 'Med ekspressboks: opptil {amount}',
  'pictures.stock.any': 'ethvert antall',
  'pictures.stock.unknown': 'Ingen vet ennå når det kommer noe.',
  'pictures.stock.wanted': 'Streken står ved {amount} i handlekurven din.',
};
