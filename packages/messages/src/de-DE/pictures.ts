import type { pictures as source } from '../en-US/pictures.ts';
import type { Translation } from '../translation.ts';

export const pictures: Translation<typeof source> = {
  'pictures.price': 'So berechnet sich Ihr Preis',
  'pictures.price.for': 'Für {amount}',
  'pictures.net': 'Ihr Preis',
  'pictures.stock': 'Wann lieferbar?',
  'pictures.stock.fastbox': 'Mit der Expressbox: bis zu {amount}',
  'pictures.stock.any': 'jede Menge',
  'pictures.stock.unknown': 'Die Verfügbarkeit ist noch nicht bekannt.',
  'pictures.stock.wanted': 'Die Markierung zeigt die {amount} in Ihrem Warenkorb.',
};
