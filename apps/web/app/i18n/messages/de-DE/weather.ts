export const weather = {
  weather: 'ERP der Demo',
  'weather.fine': 'Gut',
  'weather.slow': 'Langsam',
  'weather.down': 'Aus',
  'weather.open': 'Der Shop fragt es gerade nicht.',
};
