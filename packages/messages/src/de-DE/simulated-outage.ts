export const simulatedOutage = {
  'simulatedOutage.title': 'Simuliertes ERP',
  'simulatedOutage.fine': 'Normal',
  'simulatedOutage.slow': 'Langsam',
  'simulatedOutage.down': 'Nicht verfügbar',
  'simulatedOutage.open': 'Der Shop hat Anfragen an das ERP pausiert.',
};
