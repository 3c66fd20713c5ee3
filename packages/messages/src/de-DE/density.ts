export const density = {
  density: 'Zeilenabstand',
  'density.compact': 'Enge Zeilen',
  'density.comfortable': 'Luftige Zeilen',
  'density.failed': 'Der Zeilenabstand konnte nicht gespeichert werden.',
};
