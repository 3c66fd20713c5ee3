export const content = {
  'content.pages.count': '{count, plural, =0 {No pages} one {# page} other {# pages}}',
  'content.none': 'No page has these words',
  'content.none.text': 'Pages tell of services, terms and how things are done. Materials stand beside them.',
  'content.updated': 'Last changed {date}',
  'content.language': 'Only available in this language: {language}',
};
