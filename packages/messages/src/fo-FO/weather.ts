export const weather = {
  weather: 'Hermd ERP-skipan',
  'weather.fine': 'Vanlig',
  'weather.slow': 'Seint',
  'weather.down': 'Ikki tøk',
  'weather.open': 'Handilin hevur steðgað fyrispurningum til ERP eina løtu.',
};
