import type { pictures as source } from '../en-US/pictures.ts';
import type { Translation } from '../translation.ts';

export const pictures: Translation<typeof source> = {
  'pictures.price': 'Soleiðis er tín prísur roknaður',
  'pictures.price.for': 'Fyri {amount}',
  'pictures.net': 'Tín prísur',
  'pictures.stock': 'Nær kann tað latast?',
  'pictures.stock.fastbox': 'Við ekspresskassa: upp til {amount}',
  'pictures.stock.any': 'ein og hvør nøgd',
  'pictures.stock.unknown': 'Leveringstíðin er ikki kend enn.',
  'pictures.stock.wanted': 'Strikan vísir {amount} í tíni kurv.',
};
