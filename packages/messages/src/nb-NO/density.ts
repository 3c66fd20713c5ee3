export const density = {
  density: 'Radavstand',
  'density.compact': 'Tette rader',
  'density.comfortable': 'Luftige rader',
  'density.failed': 'Radavstanden kunne ikke lagres.',
};
