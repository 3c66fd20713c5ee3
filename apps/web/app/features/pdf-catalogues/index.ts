/** Parts of the screens of PDF catalogs that the export of a list shares. */
export { addressOfPdf, LONGEST } from './catalogue-words.ts';
export { BarcodeSelect, OrderSelect, PriceChoice } from './editor/settings/option-select.tsx';
export { requestSimplePdf } from './simple/request-simple-pdf.ts';
