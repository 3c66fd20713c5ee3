export const weather = {
  weather: 'Gesimuleerd ERP',
  'weather.fine': 'Normaal',
  'weather.slow': 'Traag',
  'weather.down': 'Niet beschikbaar',
  'weather.open': 'De webshop heeft verzoeken aan het ERP gepauzeerd.',
};
