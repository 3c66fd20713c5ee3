export const weather = {
  weather: 'Simuleret ERP',
  'weather.fine': 'Normal',
  'weather.slow': 'Langsom',
  'weather.down': 'Ikke tilgængelig',
  'weather.open': 'Shoppen har sat forespørgsler til ERP på pause.',
};
