/** What buyers have beside suggestions; nobody else loads it. */
export { EnterLine } from './enter-line.tsx';
export { AddSuggestion, Offer } from './offer.tsx';
