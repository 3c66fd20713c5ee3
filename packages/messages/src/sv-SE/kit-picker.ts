import type { kitPicker as source } from '../en-US/kit-picker.ts';
import type { Translation } from '../translation.ts';

export const kitPicker: Translation<typeof source> = {
  'kitPicker.add': 'Lägg i kit',
  'kitPicker.template': 'Spara som kitmall',
  'kitPicker.export': 'Kit som CSV',
  'kitPicker.export.noKits': 'Det finns inga kit i de här orderna.',
  'kitPicker.export.failed': 'Filen kunde inte skapas. Försök igen.',
  'kitPicker.home': 'Smart kits',
  'kitPicker.kitCount': '{count, plural, =0 {Inga kit} one {# kit} other {# kit}}',
  'kitPicker.unnamed': 'Utan namn',
};
