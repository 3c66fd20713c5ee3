export const weather = {
  weather: 'Simulerat affärssystem',
  'weather.fine': 'Normal',
  'weather.slow': 'Långsamt',
  'weather.down': 'Inte tillgängligt',
  'weather.open': 'Webbutiken har pausat förfrågningar till affärssystemet.',
};
