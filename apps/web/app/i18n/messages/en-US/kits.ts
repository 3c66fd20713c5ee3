export const kits = {
  'kits.title': 'Smart kit',
};
