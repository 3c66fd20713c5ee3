export const density = {
  density: 'Radavstånd',
  'density.compact': 'Täta rader',
  'density.comfortable': 'Luftiga rader',
  'density.failed': 'Radavståndet kunde inte sparas.',
};
