/** Adding to PDF catalogs and to the PDF basket, wherever materials are shown. */
export { AddMaterialToPdf, AddToPdf, type AddToPdfProps, usePdfAction } from './add-to-pdf.tsx';
export { AddedReport } from './added-report.tsx';
export { PdfIcon, useMayUsePdf, usePdfProblem } from './pdf-access.tsx';
export {
  type AddedFromSource,
  BASKET,
  CHANGES_CATALOGUES,
  PATH_OF_CATALOGUES,
  type PdfSource,
  pathOfCatalogue,
  useAddToPdf,
} from './pdf-source.ts';
