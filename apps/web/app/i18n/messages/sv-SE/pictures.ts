import type { pictures as source } from '../en-US/pictures.ts';
import type { Translation } from '../translation.ts';

export const pictures: Translation<typeof source> = {
  'pictures.price': 'Så blir ditt pris till',
  'pictures.price.for': 'För {amount}',
  'pictures.net': 'Ditt pris',
  'pictures.stock': 'Vad som kan vara framme när',
  'pictures.stock.fastbox': 'Med expresslåda: upp till {amount}',
  'pictures.stock.any': 'valfritt antal',
  'pictures.stock.unknown': 'Ingen vet ännu när det finns.',
  'pictures.stock.wanted': 'Strecket står vid {amount} i din varukorg.',
};
