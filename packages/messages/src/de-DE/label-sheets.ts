import type { labelSheets as source } from '../en-US/label-sheets.ts';
import type { Translation } from '../translation.ts';

export const labelSheets: Translation<typeof source> = {
  'labels.firstFree': 'Erstes freies Etikett',
  'labels.place': 'Etikett {number}: Zeile {row}, Spalte {column}',
  'labels.sheets':
    '{count, plural, one {# Etikett} other {# Etiketten}} auf {pages, plural, one {# Bogen} other {# Bögen}}',
  'labels.roll': '{count, plural, one {# Etikett} other {# Etiketten}} von der Rolle',
};
