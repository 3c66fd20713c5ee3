export const weather = {
  weather: 'Demoens ERP',
  'weather.fine': 'Bra',
  'weather.slow': 'Treg',
  'weather.down': 'Nede',
  'weather.open': 'Butikken spør det ikke akkurat nå.',
};
