/** Adding to PDF catalogs and to the PDF basket, wherever materials are shown. */
export { AddMaterialToPdf } from './add-material-to-pdf.tsx';
export { AddToPdf, type AddToPdfProps } from './add-to-pdf.tsx';
export { AddedReport } from './added-report.tsx';
export { BASKET, PATH_OF_CATALOGUES, pathOfCatalogue } from './catalogue-paths.ts';
export { useMayUsePdf } from './may-use-pdf.ts';
export { PdfIcon } from './pdf-icon.tsx';
export type { AddedFromSource, PdfSource } from './pdf-source.ts';
export { CHANGES_CATALOGUES, useAddToPdf } from './use-add-to-pdf.ts';
export { usePdfAction } from './use-pdf-action.tsx';
export { usePdfProblem } from './use-pdf-problem.ts';
