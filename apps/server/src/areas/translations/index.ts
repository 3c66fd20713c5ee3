/** Editors' texts for codes of other systems: document types, the ERP's errors, links, segments. */
export { translatedTexts } from './queries/translations.ts';
export { translationRoutes } from './routes.ts';
