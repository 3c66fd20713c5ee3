import type { pictures as source } from '../en-US/pictures.ts';
import type { Translation } from '../translation.ts';

export const pictures: Translation<typeof source> = {
  'pictures.price': 'Så beräknas ditt pris',
  'pictures.price.for': 'För {amount}',
  'pictures.net': 'Ditt pris',
  'pictures.stock': 'När kan det levereras?',
  'pictures.stock.fastbox': 'Med expressbox: upp till {amount}',
  'pictures.stock.any': 'valfritt antal',
  'pictures.stock.unknown': 'Leveranstiden är inte känd än.',
  'pictures.stock.wanted': 'Strecket visar {amount} i din varukorg.',
};
