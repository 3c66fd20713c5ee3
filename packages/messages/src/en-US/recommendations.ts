export const recommendations = {
  'recommendations.boughtTogether': 'Frequently bought together',
  'recommendations.alternatives': 'Alternatives',
  'recommendations.accessories': 'Accessories',
  'recommendations.recentlySeen': 'Recently viewed',
  'recommendations.boughtAgain': 'Buy again',
  'recommendations.add': 'Add {amount}',
  'recommendations.added': 'Added',
  'recommendations.back': 'Back: {name}',
  'recommendations.forward': 'Forward: {name}',
};
