export const weather = {
  weather: 'Simulert ERP',
  'weather.fine': 'Normal',
  'weather.slow': 'Treg',
  'weather.down': 'Utilgjengelig',
  'weather.open': 'Nettbutikken har satt forespørsler til ERP på pause.',
};
