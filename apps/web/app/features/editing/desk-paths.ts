// The patterns of the screens of the editors and of the people who run the shop; the first that fits is shown.

/** The screens of the editors, below "/editor/". */
export const EDITOR_PATHS = [
  'home',
  'imports',
  'imports/:importId',
  'synonyms',
  'facets',
  'header',
  'landing',
  'landing/new',
  'landing/:type/:key',
  'blocks',
  'browsing',
  'browsing/new',
  'browsing/page/:slug',
  'pages',
  'pages/new',
  'pages/page/:slug',
  'vendors',
  'vendors/:code',
  'translations',
  'feedback',
  'reports',
] as const;

export type EditorPath = (typeof EDITOR_PATHS)[number];

/** The screens of the people who run the shop, below "/operations/". */
export const OPERATIONS_PATHS = ['home', 'messages', 'messages/:messageId'] as const;

export type OperationsPath = (typeof OPERATIONS_PATHS)[number];
