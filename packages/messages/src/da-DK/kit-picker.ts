import type { kitPicker as source } from '../en-US/kit-picker.ts';
import type { Translation } from '../translation.ts';

export const kitPicker: Translation<typeof source> = {
  'kitPicker.add': 'Læg i kits',
  'kitPicker.template': 'Gem som kitskabelon',
  'kitPicker.export': 'Kits som CSV',
  'kitPicker.export.noKits': 'Der er ingen kits i disse ordrer.',
  'kitPicker.export.failed': 'Filen kunne ikke laves. Prøv igen.',
  'kitPicker.home': 'Smart kits',
  'kitPicker.kitCount': '{count, plural, =0 {Ingen kits} one {# kit} other {# kits}}',
  'kitPicker.unnamed': 'Uden navn',
};
