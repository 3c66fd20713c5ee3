export const simulatedOutage = {
  'simulatedOutage.title': 'Simulert ERP',
  'simulatedOutage.fine': 'Normal',
  'simulatedOutage.slow': 'Treg',
  'simulatedOutage.down': 'Utilgjengelig',
  'simulatedOutage.open': 'Nettbutikken har satt forespørsler til ERP på pause.',
};
