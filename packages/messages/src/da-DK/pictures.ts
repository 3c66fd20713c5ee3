import type { pictures as source } from '../en-US/pictures.ts';
import type { Translation } from '../translation.ts';

export const pictures: Translation<typeof source> = {
  'pictures.price': 'Sådan er din pris beregnet',
  'pictures.price.for': 'For {amount}',
  'pictures.net': 'Din pris',
  'pictures.stock': 'Hvornår kan det leveres?',
  'pictures.stock.fastbox': 'Med ekspresboks: op til {amount}',
  'pictures.stock.any': 'ethvert antal',
  'pictures.stock.unknown': 'Leveringstiden er ikke kendt endnu.',
  'pictures.stock.wanted': 'Stregen viser de {amount} i din kurv.',
};
