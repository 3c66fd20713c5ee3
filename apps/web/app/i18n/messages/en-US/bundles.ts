/** What costs less together. */
export const bundles = {
  'bundles.title': 'Cheaper together',
  'bundles.all': 'All bundles',
  'bundles.members': 'What belongs to it',
  'bundles.separately': 'Each by itself',
  'bundles.together': 'Together',
  'bundles.saves': 'You save {amount}',
  'bundles.add': 'All of it to the cart',
  'bundles.added': '{name} is in the cart.',
  'bundles.partly':
    '{count, plural, one {# material came into the cart in another quantity or not at all.} other {# materials came into the cart in other quantities or not at all.}}',
};
