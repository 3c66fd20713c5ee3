import type { pictures as source } from '../en-US/pictures.ts';
import type { Translation } from '../translation.ts';

export const pictures: Translation<typeof source> = {
  'pictures.price': 'Sådan fremkommer din pris',
  'pictures.price.for': 'For {amount}',
  'pictures.net': 'Din pris',
  'pictures.stock': 'Hvad der kan være fremme hvornår',
  'pictures.stock.fastbox': 'Med ekspresboks: op til {amount}',
  'pictures.stock.any': 'ethvert antal',
  'pictures.stock.unknown': 'Ingen ved endnu, hvornår der er nogen.',
  'pictures.stock.wanted': 'Stregen står ved de {amount} i din kurv.',
};
