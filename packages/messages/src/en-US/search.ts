export const search = {
  'search.title': 'Results for “{query}”',
  'search.everything': 'Whole catalog',
  'search.corrected': 'No results for exactly these words. Showing results for:',
  'search.examples': 'For example',
  'search.scan': 'Scan a barcode',
  'search.tabs': 'Result types',
  'search.tab.materials': 'Materials',
  'search.tab.pages': 'Pages ({count})',
};
