/** Parts of the screens of PDF catalogs that the export of a list shares. */
export { addressOfPdf, LONGEST } from './catalogue-words.ts';
export { BarcodeSelect, OrderSelect } from './editor/settings/document-selects.tsx';
export { PriceChoice } from './editor/settings/price-choice.tsx';
export { requestSimplePdf } from './simple/request-simple-pdf.ts';
