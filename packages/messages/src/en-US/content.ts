export const content = {
  'content.pages.count': '{count, plural, =0 {No pages} one {# page} other {# pages}}',
  'content.none': 'No pages found',
  'content.none.text': 'Pages cover services, terms and how to use the shop. See the Materials tab for materials.',
  'content.updated': 'Last changed {date}',
  'content.language': 'Only available in this language: {language}',
};
