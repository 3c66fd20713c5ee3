export const simulatedOutage = {
  'simulatedOutage.title': 'Simulerat affärssystem',
  'simulatedOutage.fine': 'Normal',
  'simulatedOutage.slow': 'Långsamt',
  'simulatedOutage.down': 'Inte tillgängligt',
  'simulatedOutage.open': 'Webbutiken har pausat förfrågningar till affärssystemet.',
};
