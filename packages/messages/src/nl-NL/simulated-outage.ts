export const simulatedOutage = {
  'simulatedOutage.title': 'Gesimuleerd ERP',
  'simulatedOutage.fine': 'Normaal',
  'simulatedOutage.slow': 'Traag',
  'simulatedOutage.down': 'Niet beschikbaar',
  'simulatedOutage.open': 'De webshop heeft verzoeken aan het ERP gepauzeerd.',
};
