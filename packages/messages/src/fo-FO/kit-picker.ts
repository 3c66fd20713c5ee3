import type { kitPicker as source } from '../en-US/kit-picker.ts';
import type { Translation } from '../translation.ts';

export const kitPicker: Translation<typeof source> = {
  'kitPicker.add': 'Legg í kit',
  'kitPicker.template': 'Goym sum kitskabelón',
  'kitPicker.export': 'Kit sum CSV',
  'kitPicker.export.noKits': 'Eingi kit eru í hesum bíleggingum.',
  'kitPicker.export.failed': 'Fílan kundi ikki gerast. Royn aftur.',
  'kitPicker.home': 'Smart kits',
  'kitPicker.kitCount': '{count, plural, =0 {Eingi kit} one {# kit} other {# kit}}',
  'kitPicker.unnamed': 'Uttan navn',
};
