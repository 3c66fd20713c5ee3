/** Kits wherever a material, a cart or an order is shown. */
export const kitPicker = {
  'kitPicker.add': 'Add to kits',
  'kitPicker.template': 'Save as kit template',
  'kitPicker.export': 'Kits as CSV',
  'kitPicker.export.noKits': 'There are no kits in these orders.',
  'kitPicker.export.failed': 'The file could not be created. Try again.',
  'kitPicker.home': 'Smart kits',
  'kitPicker.kitCount': '{count, plural, =0 {No kits} one {# kit} other {# kits}}',
  'kitPicker.unnamed': 'Unnamed',
};
