import type { labelSheets as source } from '../en-US/label-sheets.ts';
import type { Translation } from '../translation.ts';

export const labelSheets: Translation<typeof source> = {
  'labels.firstFree': 'Eerste vrije etiket',
  'labels.place': 'Etiket {number}: rij {row}, kolom {column}',
  'labels.sheets':
    '{count, plural, one {# etiket} other {# etiketten}} op {pages, plural, one {# vel} other {# vellen}}',
  'labels.roll': '{count, plural, one {# etiket} other {# etiketten}} van de rol',
};
