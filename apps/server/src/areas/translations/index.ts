/** What editors call the things that systems outside know by codes: document types, the ERP's errors, links, segments. */
export { translatedTexts } from './queries/translations.ts';
export { translationRoutes } from './routes.ts';
