import type { kitPicker as source } from '../en-US/kit-picker.ts';
import type { Translation } from '../translation.ts';

export const kitPicker: Translation<typeof source> = {
  'kitPicker.add': 'In Kits legen',
  'kitPicker.template': 'Als Kit-Vorlage speichern',
  'kitPicker.export': 'Kits als CSV',
  'kitPicker.export.noKits': 'In diesen Bestellungen sind keine Kits.',
  'kitPicker.export.failed': 'Die Datei konnte nicht erstellt werden. Versuchen Sie es noch einmal.',
  'kitPicker.home': 'Smart-Kits',
  'kitPicker.kitCount': '{count, plural, =0 {Keine Kits} one {# Kit} other {# Kits}}',
  'kitPicker.unnamed': 'Ohne Namen',
};
