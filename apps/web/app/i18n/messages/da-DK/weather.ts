export const weather = {
  weather: 'Demoens ERP',
  'weather.fine': 'Fin',
  'weather.slow': 'Langsom',
  'weather.down': 'Nede',
  'weather.open': 'Shoppen spørger det ikke lige nu.',
};
