import type { pictures as source } from '../en-US/pictures.ts';
import type { Translation } from '../translation.ts';

export const pictures: Translation<typeof source> = {
  'pictures.price': 'Zo is uw prijs berekend',
  'pictures.price.for': 'Voor {amount}',
  'pictures.net': 'Uw prijs',
  'pictures.stock': 'Wanneer leverbaar?',
  'pictures.stock.fastbox': 'Met expressbox: tot {amount}',
  'pictures.stock.any': 'elk aantal',
  'pictures.stock.unknown': 'De levertijd is nog niet bekend.',
  'pictures.stock.wanted': 'De streep toont de {amount} in uw winkelwagen.',
};
