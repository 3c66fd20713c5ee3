/** What costs less together. */
export const bundles = {
  'bundles.title': 'Cheaper together',
  'bundles.all': 'All bundles',
  'bundles.members': 'Included materials',
  'bundles.separately': 'Bought separately',
  'bundles.together': 'Bought together',
  'bundles.saves': 'You save {amount}',
  'bundles.add': 'Add all to cart',
  'bundles.added': '{name} is in the cart.',
  'bundles.partly':
    '{count, plural, one {# material was added in a different quantity or not at all.} other {# materials were added in different quantities or not at all.}}',
};
