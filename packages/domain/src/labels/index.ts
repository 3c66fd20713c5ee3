export {
  BARCODE_MODULE,
  type EncodedNumber,
  encodedNumber,
  LABEL_BARCODES,
  type LabelBarcode,
  type MaterialNumbers,
} from './label-barcode.ts';
export {
  type CopiedLabel,
  copiedLabels,
  countLabels,
  type LabelCopies,
  MOST_COPIES,
  MOST_LABELS,
  pagesOfLabels,
} from './label-copies.ts';
export {
  LABEL_LAYOUTS,
  LABEL_ROLL,
  LABEL_SHEETS,
  LABEL_STOCKS,
  type LabelLayout,
  type LabelStock,
  labelStockOf,
  labelsPerPage,
} from './label-sheets.ts';
export {
  isLabelOffset,
  type LabelPlace,
  type LabelRun,
  MOST_SHIFT,
  type PrinterShift,
  placeLabels,
} from './place-labels.ts';
export {
  fittedSize,
  LABEL_LINE_HEIGHT,
  type LabelBox,
  type LabelTextBox,
  SHELF_LABEL_DESIGNS,
  type ShelfLabelDesign,
  type ShelfLabelLayout,
  shelfLabelLayout,
} from './shelf-label-layout.ts';
