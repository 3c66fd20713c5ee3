import type { recommendations as source } from '../en-US/recommendations.ts';
import type { Translation } from '../translation.ts';

export const recommendations: Translation<typeof source> = {
  'recommendations.boughtTogether': 'Ofta keypt saman',
  'recommendations.alternatives': 'Aðrir møguleikar',
  'recommendations.accessories': 'Tilhoyr',
  'recommendations.recentlySeen': 'Seinast sæð',
  'recommendations.boughtAgain': 'Keyp aftur',
  'recommendations.add': 'Legg {amount} í kurv',
  'recommendations.added': 'Lagt í kurv',
  'recommendations.back': 'Aftur: {name}',
  'recommendations.forward': 'Fram: {name}',
};
