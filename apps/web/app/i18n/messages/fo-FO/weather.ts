export const weather = {
  weather: 'ERP hjá demoini',
  'weather.fine': 'Gott',
  'weather.slow': 'Seint',
  'weather.down': 'Niðri',
  'weather.open': 'Handilin spyr ikki júst nú.',
};
