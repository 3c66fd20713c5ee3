import type { pictures as source } from '../en-US/pictures.ts';
import type { Translation } from '../translation.ts';

export const pictures: Translation<typeof source> = {
  'pictures.price': 'Soleiðis verður tín prísur til',
  'pictures.price.for': 'Fyri {amount}',
  'pictures.net': 'Tín prísur',
  'pictures.stock': 'Hvat kann vera framme nær',
  'pictures.stock.fastbox': 'Við ekspresskassa: upp til {amount}',
  'pictures.stock.any': 'ein og hvør nøgd',
  'pictures.stock.unknown': 'Eingin veit enn, nær nakað er.',
  'pictures.stock.wanted': 'Strikan stendur við {amount} í tíni kurv.',
};
