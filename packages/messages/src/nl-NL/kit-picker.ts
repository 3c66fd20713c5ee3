import type { kitPicker as source } from '../en-US/kit-picker.ts';
import type { Translation } from '../translation.ts';

export const kitPicker: Translation<typeof source> = {
  'kitPicker.add': 'Aan kits toevoegen',
  'kitPicker.template': 'Als kitsjabloon opslaan',
  'kitPicker.export': 'Kits als CSV',
  'kitPicker.export.noKits': 'Er zitten geen kits in deze bestellingen.',
  'kitPicker.export.failed': 'Het bestand kon niet worden gemaakt. Probeer het nog eens.',
  'kitPicker.home': 'Smart kits',
  'kitPicker.kitCount': '{count, plural, =0 {Geen kits} one {# kit} other {# kits}}',
  'kitPicker.unnamed': 'Zonder naam',
};
