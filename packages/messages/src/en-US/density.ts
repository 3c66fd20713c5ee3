export const density = {
  density: 'Row spacing',
  'density.compact': 'Compact rows',
  'density.comfortable': 'Comfortable rows',
  'density.failed': 'The row spacing could not be saved.',
};
