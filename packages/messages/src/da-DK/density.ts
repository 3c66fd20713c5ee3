export const density = {
  density: 'Rækkeafstand',
  'density.compact': 'Tætte rækker',
  'density.comfortable': 'Luftige rækker',
  'density.failed': 'Rækkeafstanden kunne ikke gemmes.',
};
