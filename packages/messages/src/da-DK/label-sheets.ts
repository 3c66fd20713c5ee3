import type { labelSheets as source } from '../en-US/label-sheets.ts';
import type { Translation } from '../translation.ts';

export const labelSheets: Translation<typeof source> = {
  'labels.firstFree': 'Første ledige etiket',
  'labels.place': 'Etiket {number}: række {row}, kolonne {column}',
  'labels.sheets': '{count, plural, one {# etiket} other {# etiketter}} på {pages, plural, one {# ark} other {# ark}}',
  'labels.roll': '{count, plural, one {# etiket} other {# etiketter}} fra rullen',
};
