export const weather = {
  weather: 'ERP of the demo',
  'weather.fine': 'Fine',
  'weather.slow': 'Slow',
  'weather.down': 'Down',
  'weather.open': 'The shop has stopped asking it for a moment.',
};
