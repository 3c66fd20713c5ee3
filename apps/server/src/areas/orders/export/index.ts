/** Orders as files: sheets, documents for people and for other systems. */
export { type DownloadDeps, download, type File as OrderFile } from './download.ts';
export { type OrderPdfDeps, orderPdf } from './order-pdf.ts';
export { type OrderFilesDeps, registerOrderFiles } from './register-order-files.ts';
