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
