import type { kitPicker as source } from '../en-US/kit-picker.ts';
import type { Translation } from '../translation.ts';

export const kitPicker: Translation<typeof source> = {
  'kitPicker.add': 'Legg i kit',
  'kitPicker.template': 'Lagre som kitmal',
  'kitPicker.export': 'Kit som CSV',
  'kitPicker.export.noKits': 'Det er ingen kit i disse ordrene.',
  'kitPicker.export.failed': 'Filen kunne ikke lages. Prøv igjen.',
  'kitPicker.home': 'Smart kits',
  'kitPicker.kitCount': '{count, plural, =0 {Ingen kit} one {# kit} other {# kit}}',
  'kitPicker.unnamed': 'Uten navn',
};
