export const simulatedOutage = {
  'simulatedOutage.title': 'Simulated ERP',
  'simulatedOutage.fine': 'Normal',
  'simulatedOutage.slow': 'Slow',
  'simulatedOutage.down': 'Unavailable',
  'simulatedOutage.open': 'The shop has paused requests to the ERP.',
};
