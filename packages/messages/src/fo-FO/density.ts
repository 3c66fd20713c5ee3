export const density = {
  density: 'Millumrúm millum røðir',
  'density.compact': 'Tættar røðir',
  'density.comfortable': 'Rúmligar røðir',
  'density.failed': 'Millumrúmið kundi ikki goymast.',
};
