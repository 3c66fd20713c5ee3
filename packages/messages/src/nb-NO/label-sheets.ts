import type { labelSheets as source } from '../en-US/label-sheets.ts';
import type { Translation } from '../translation.ts';

export const labelSheets: Translation<typeof source> = {
  'labels.firstFree': 'Første ledige etikett',
  'labels.place': 'Etikett {number}: rad {row}, kolonne {column}',
  'labels.sheets': '{count, plural, one {# etikett} other {# etiketter}} på {pages, plural, one {# ark} other {# ark}}',
  'labels.roll': '{count, plural, one {# etikett} other {# etiketter}} fra rullen',
};
