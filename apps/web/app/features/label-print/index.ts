/** Printing shelf labels: the page of it, and the links that lead to it. */
export {
  type LabelSourceOfPage,
  MOST_IN_ADDRESS,
  PrintLabelsLink,
  pathOfLabels,
  useLabelsAction,
} from './label-address.tsx';
export { useLabelPreferences } from './use-label-preferences.ts';
