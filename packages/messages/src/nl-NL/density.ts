export const density = {
  density: 'Regelafstand',
  'density.compact': 'Compacte regels',
  'density.comfortable': 'Ruime regels',
  'density.failed': 'De regelafstand kon niet worden opgeslagen.',
};
