/** Orders as files: sheets, documents for people and for other systems. */
export { type OrderPdfDeps, orderPdf } from './order-file.ts';
export { type OrderFilesDeps, registerOrderFiles } from './register-order-files.ts';
