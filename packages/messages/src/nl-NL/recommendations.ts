import type { recommendations as source } from '../en-US/recommendations.ts';
import type { Translation } from '../translation.ts';

export const recommendations: Translation<typeof source> = {
  'recommendations.boughtTogether': 'Vaak samen gekocht',
  'recommendations.alternatives': 'Alternatieven',
  'recommendations.accessories': 'Toebehoren',
  'recommendations.recentlySeen': 'Onlangs bekeken',
  'recommendations.boughtAgain': 'Opnieuw bestellen',
  'recommendations.add': '{amount} toevoegen',
  'recommendations.added': 'Toegevoegd',
  'recommendations.back': 'Terug: {name}',
  'recommendations.forward': 'Verder: {name}',
};
