/** PDF of a list: with options, or a plain one at once. */
export { ExportPdf } from './export-pdf.tsx';
export { numbersOfList } from './list-numbers.ts';
export { requestPlainPdf } from './plain-pdf.ts';
