import type { pictures as source } from '../en-US/pictures.ts';
import type { Translation } from '../translation.ts';

export const pictures: Translation<typeof source> = {
  'pictures.price': 'So kommt Ihr Preis zustande',
  'pictures.price.for': 'Für {amount}',
  'pictures.net': 'Ihr Preis',
  'pictures.stock': 'Was wann da sein kann',
  'pictures.stock.fastbox': 'Mit der Expressbox: bis zu {amount}',
  'pictures.stock.any': 'jede Menge',
  'pictures.stock.unknown': 'Noch weiß niemand, wann es welche gibt.',
  'pictures.stock.wanted': 'Die Marke steht bei den {amount} Ihres Warenkorbs.',
};
