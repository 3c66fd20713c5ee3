import type { recommendations as source } from '../en-US/recommendations.ts';
import type { Translation } from '../translation.ts';

export const recommendations: Translation<typeof source> = {
  'recommendations.boughtTogether': 'Købes ofte sammen',
  'recommendations.alternatives': 'Alternativer',
  'recommendations.accessories': 'Tilbehør',
  'recommendations.recentlySeen': 'Senest set',
  'recommendations.boughtAgain': 'Køb igen',
  'recommendations.add': 'Læg {amount} i kurv',
  'recommendations.added': 'Lagt i kurv',
  'recommendations.back': 'Tilbage: {name}',
  'recommendations.forward': 'Frem: {name}',
};
