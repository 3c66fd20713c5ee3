import type { pictures as source } from '../en-US/pictures.ts';
import type { Translation } from '../translation.ts';

export const pictures: Translation<typeof source> = {
  'pictures.price': 'Zo komt uw prijs tot stand',
  'pictures.price.for': 'Voor {amount}',
  'pictures.net': 'Uw prijs',
  'pictures.stock': 'Wat er wanneer kan zijn',
  'pictures.stock.fastbox': 'Met de expressbox: tot {amount}',
  'pictures.stock.any': 'elk aantal',
  'pictures.stock.unknown': 'Nog niemand weet wanneer er iets is.',
  'pictures.stock.wanted': 'De streep staat bij de {amount} van uw winkelwagen.',
};
