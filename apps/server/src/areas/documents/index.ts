/** Labels and, later, catalogues on paper. */
export { type Label, type LabelPrint, labelDocument } from './labels/label-document.ts';
export { registerLabelPrints } from './shelf-labels/register-label-prints.ts';
export { shelfLabelRoutes } from './shelf-labels/routes.ts';
export { tidyLabelPrints } from './shelf-labels/tidy-label-prints.ts';
