export const weather = {
  weather: 'Demons affärssystem',
  'weather.fine': 'Bra',
  'weather.slow': 'Långsamt',
  'weather.down': 'Nere',
  'weather.open': 'Butiken frågar det inte just nu.',
};
