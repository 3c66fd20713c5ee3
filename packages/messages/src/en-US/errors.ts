export const errors = {
  'errors.404.title': 'This page does not exist',
  'errors.404.text':
    'The address may be mistyped, or the material is no longer in the catalog. Search for its number instead.',
  'errors.401.title': 'Please sign in',
  'errors.401.text': 'This page is for customers who are signed in.',
  'errors.403.title': 'You don’t have access to this page',
  'errors.403.text': 'Ask your company’s user administrator for access.',
  'errors.500.title': 'Something went wrong',
  'errors.500.text': 'Nothing was ordered or changed. Try again in a moment.',
  'errors.offline.title': 'No connection',
  'errors.offline.text': 'The shop can’t be reached. Your cart is saved. Try again when you are back online.',
  'errors.home': 'Go to the home page',
};
