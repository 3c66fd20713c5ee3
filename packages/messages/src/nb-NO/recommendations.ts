import type { recommendations as source } from '../en-US/recommendations.ts';
import type { Translation } from '../translation.ts';

export const recommendations: Translation<typeof source> = {
  'recommendations.boughtTogether': 'Kjøpes ofte sammen',
  'recommendations.alternatives': 'Alternativer',
  'recommendations.accessories': 'Tilbehør',
  'recommendations.recentlySeen': 'Sist sett',
  'recommendations.boughtAgain': 'Kjøp igjen',
  'recommendations.add': 'Legg {amount} i kurv',
  'recommendations.added': 'Lagt i kurv',
  'recommendations.back': 'Tilbake: {name}',
  'recommendations.forward': 'Frem: {name}',
};
