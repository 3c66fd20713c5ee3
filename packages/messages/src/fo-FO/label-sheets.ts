import type { labelSheets as source } from '../en-US/label-sheets.ts';
import type { Translation } from '../translation.ts';

export const labelSheets: Translation<typeof source> = {
  'labels.firstFree': 'Fyrsti leysi merkiseðil',
  'labels.place': 'Merkiseðil {number}: rað {row}, teigur {column}',
  'labels.sheets':
    '{count, plural, one {# merkiseðil} other {# merkiseðlar}} á {pages, plural, one {# arki} other {# ørkum}}',
  'labels.roll': '{count, plural, one {# merkiseðil} other {# merkiseðlar}} av rulluni',
};
