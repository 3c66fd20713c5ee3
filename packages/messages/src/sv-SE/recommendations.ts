import type { recommendations as source } from '../en-US/recommendations.ts';
import type { Translation } from '../translation.ts';

export const recommendations: Translation<typeof source> = {
  'recommendations.boughtTogether': 'Köps ofta tillsammans',
  'recommendations.alternatives': 'Alternativ',
  'recommendations.accessories': 'Tillbehör',
  'recommendations.recentlySeen': 'Senast visade',
  'recommendations.boughtAgain': 'Köp igen',
  'recommendations.add': 'Lägg {amount} i korg',
  'recommendations.added': 'Tillagd',
  'recommendations.back': 'Tillbaka: {name}',
  'recommendations.forward': 'Framåt: {name}',
};
