/** What the page about statistics needs to show and change the choice; loaded there alone. */
export { useConsent } from './analytics-gate.tsx';
export { chooseConsent } from './choose-consent.ts';
export { deleteProfile, withdrawConsent } from './withdraw-consent.ts';
