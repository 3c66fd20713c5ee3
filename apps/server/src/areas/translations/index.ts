/** Editors' texts for codes of other systems: document types, the ERP's errors, links, segments. */

export { translationRoutes } from './routes.ts';
export { translatedTexts } from './translations.ts';
