/** Statistics with consent: the question, the collecting client and the withdrawal. Decision 0089. */
export { AnalyticsGate } from './analytics-gate.tsx';
export { consentOf } from './consent.ts';
