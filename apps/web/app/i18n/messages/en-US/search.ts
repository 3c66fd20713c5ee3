export const search = {
  'search.title': 'Results for “{query}”',
  'search.everything': 'Whole catalogue',
  'search.corrected': 'Nothing has exactly these words. Shown is:',
  'search.examples': 'For example',
  'search.scan': 'Scan a barcode',
  'search.tabs': 'Kinds of results',
  'search.tab.materials': 'Materials',
  'search.tab.pages': 'Pages ({count})',
};
