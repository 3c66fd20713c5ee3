export const simulatedOutage = {
  'simulatedOutage.title': 'Simuleret ERP',
  'simulatedOutage.fine': 'Normal',
  'simulatedOutage.slow': 'Langsom',
  'simulatedOutage.down': 'Ikke tilgængelig',
  'simulatedOutage.open': 'Shoppen har sat forespørgsler til ERP på pause.',
};
