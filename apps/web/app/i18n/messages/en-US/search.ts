export const search = {
  'search.title': 'Results for “{query}”',
  'search.everything': 'Whole catalogue',
  'search.corrected': 'Nothing has exactly these words. Shown is:',
  'search.all': 'See {count, plural, one {the # result} other {all # results}}',
  'search.recent': 'Recent searches',
  'search.suggestions': 'Suggestions',
  'search.materials': 'Materials',
  'search.categories': 'Categories',
  'search.allResults': 'All results',
  'search.live': '{count, plural, =0 {Nothing found} one {# result} other {# results}}',
  'search.failed': 'The search does not answer',
  'search.examples': 'For example',
};
