/** PDF of a list: with options, or a plain one at once. */
export { ExportPdf, numbersOfList, requestPlainPdf } from './export-pdf.tsx';
