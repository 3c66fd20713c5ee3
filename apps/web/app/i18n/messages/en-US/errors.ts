export const errors = {
  'errors.404.title': 'This page does not exist',
  'errors.404.text':
    'The address may be mistyped, or the material has left the catalogue. Search for its number instead.',
  'errors.401.title': 'Please sign in',
  'errors.401.text': 'This page is for signed-in customers.',
  'errors.403.title': 'You may not see this page',
  'errors.403.text': 'Ask your company’s user administrator for access.',
  'errors.500.title': 'Something went wrong here',
  'errors.500.text': 'Nothing was ordered or changed. Try again in a moment.',
  'errors.offline.title': 'No connection',
  'errors.offline.text': 'The shop can’t be reached. Your cart is safe with us; try again when you are back online.',
  'errors.home': 'To the home page',
};
