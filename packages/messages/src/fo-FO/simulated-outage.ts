export const simulatedOutage = {
  'simulatedOutage.title': 'Hermd ERP-skipan',
  'simulatedOutage.fine': 'Vanlig',
  'simulatedOutage.slow': 'Seint',
  'simulatedOutage.down': 'Ikki tøk',
  'simulatedOutage.open': 'Handilin hevur steðgað fyrispurningum til ERP eina løtu.',
};
