import type { recommendations as source } from '../en-US/recommendations.ts';
import type { Translation } from '../translation.ts';

export const recommendations: Translation<typeof source> = {
  'recommendations.boughtTogether': 'Oft zusammen gekauft',
  'recommendations.alternatives': 'Alternativen',
  'recommendations.accessories': 'Zubehör',
  'recommendations.recentlySeen': 'Zuletzt angesehen',
  'recommendations.boughtAgain': 'Wieder bestellen',
  'recommendations.add': '{amount} in den Korb',
  'recommendations.added': 'Im Korb',
  'recommendations.back': 'Zurück: {name}',
  'recommendations.forward': 'Weiter: {name}',
};
