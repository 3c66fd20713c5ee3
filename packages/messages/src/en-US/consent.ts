export const consent = {
  'consent.why': 'May we count how the shop is used to improve search and the catalog? No names or contact details.',
  'consent.more': 'What is counted',
  'consent.no': 'Decline',
  'consent.yes': 'Allow',
};
