/** Labels and, later, catalogues on paper. */
export { type Label, type LabelPrint, labelDocument } from './labels/label-document.ts';
