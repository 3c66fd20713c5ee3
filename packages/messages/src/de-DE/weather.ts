export const weather = {
  weather: 'Simuliertes ERP',
  'weather.fine': 'Normal',
  'weather.slow': 'Langsam',
  'weather.down': 'Nicht verfügbar',
  'weather.open': 'Der Shop hat Anfragen an das ERP pausiert.',
};
