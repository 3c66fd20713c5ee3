export const weather = {
  weather: 'ERP van de demo',
  'weather.fine': 'Goed',
  'weather.slow': 'Traag',
  'weather.down': 'Uit',
  'weather.open': 'De shop vraagt er even niet aan.',
};
