export const weather = {
  weather: 'Simulated ERP',
  'weather.fine': 'Normal',
  'weather.slow': 'Slow',
  'weather.down': 'Unavailable',
  'weather.open': 'The shop has paused requests to the ERP.',
};
