import type { pictures as source } from '../en-US/pictures.ts';
import type { Translation } from '../translation.ts';

export const pictures: Translation<typeof source> = {
  'pictures.price': 'Slik er prisen din beregnet',
  'pictures.price.for': 'For {amount}',
  'pictures.net': 'Din pris',
  'pictures.stock': 'Når kan det leveres?',
  'pictures.stock.fastbox': 'Med ekspressboks: opptil {amount}',
  'pictures.stock.any': 'ethvert antall',
  'pictures.stock.unknown': 'Leveringstiden er ikke kjent ennå.',
  'pictures.stock.wanted': 'Streken viser {amount} i handlekurven din.',
};
