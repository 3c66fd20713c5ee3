export const consent = {
  'consent.why': 'May we count how the shop is used, to make search and catalog better? No names, no contact details.',
  'consent.more': 'What is counted',
  'consent.no': 'Decline',
  'consent.yes': 'Allow',
};
