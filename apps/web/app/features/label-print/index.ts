/** Printing shelf labels: the page of it, and the links that lead to it. */
export { type LabelSourceOfPage, MOST_IN_ADDRESS, pathOfLabels, useLabelsAction } from './label-address.ts';
export { PrintLabelsLink } from './print-labels-link.tsx';
export { useLabelPreferences } from './use-label-preferences.ts';
