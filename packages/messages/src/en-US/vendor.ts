export const vendor = {
  'vendor.find': 'Find a vendor',
  'vendor.find.submit': 'Find',
  'vendor.count': '{count, plural, one {# vendor} other {# vendors}}',
  'vendor.none': 'No vendor name has a word starting with “{query}”',
  'vendor.noneAtAll': 'There are no vendors yet',
  'vendor.showAll': 'Show all vendors',
  'vendor.language': 'Only available in this language: {language}',
  'vendor.newTab': 'opens in a new tab',
  'vendor.nodes': 'In the catalog',
  'vendor.best': 'Most ordered',
  'vendor.everything': '{count, plural, one {Show # material} other {Show all # materials}}',
  'vendor.nothing': 'Nothing from this vendor can be ordered here right now',
  'vendor.description':
    '{name}: {count, plural, one {# material} other {# materials}} for the trade, with drawings and technical data.',
};
