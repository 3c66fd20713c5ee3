export const recommendations = {
  'recommendations.boughtTogether': 'Often bought together',
  'recommendations.alternatives': 'Alternatives',
  'recommendations.accessories': 'Accessories',
  'recommendations.recentlySeen': 'Recently seen',
  'recommendations.boughtAgain': 'Buy again',
  'recommendations.add': 'Add {amount}',
  'recommendations.added': 'Added',
  'recommendations.back': 'Back: {name}',
  'recommendations.forward': 'Forward: {name}',
};
