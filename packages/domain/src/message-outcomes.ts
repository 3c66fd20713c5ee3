/** Outcomes that the shop writes itself; others are what a receiving system responded. */
export const MESSAGE_OUTCOMES = {
  stored: 'stored in the shop: there is no mail server',
  noSystem: 'not sent: no other system is set up',
} as const;
